import type { AuditRepository } from '@assay/db';

export type ArchiveOneDeps = {
  readonly items: {
    get(id: string): Promise<{ readonly name: string }>;
    archive(id: string): Promise<void>;
  };
  readonly audit: AuditRepository;
};

/** Takes an agent or evaluator out of the lists; what refers to it stays readable. @throws {AppError} its `not_found` */
export async function archiveOne(deps: ArchiveOneDeps, subjectType: string, id: string): Promise<void> {
  const { name } = await deps.items.get(id);
  await deps.items.archive(id);
  await deps.audit.record({ action: `${subjectType}.archived`, subjectType, subjectId: id, details: { name } });
}
