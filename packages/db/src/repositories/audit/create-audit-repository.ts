import { v7 as newId } from 'uuid';
import type { AuditRepository } from '../../ports/audit-repository';
import { storedJsonObject } from '../sql/stored-json';
import { storedTextOrNull } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

/** The audit trail of one workspace in PostgreSQL. */
export function createAuditRepository({ database, workspaceId, actorId }: WorkspaceContext): AuditRepository {
  return {
    record: async ({ action, subjectType, subjectId, details }) => {
      await database.prisma.auditEvent.create({
        data: {
          id: newId(),
          workspaceId,
          actor: actorId,
          action,
          subjectType,
          subjectId: storedTextOrNull(subjectId),
          details: storedJsonObject(details),
        },
      });
    },
  };
}
