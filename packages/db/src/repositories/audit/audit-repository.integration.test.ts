import { useTestDatabase } from '@assay/testing';
import { expect, it } from 'vitest';
import { newWorkspace } from '../test-support/new-workspace';

const test = useTestDatabase();

it('the audit trail says who did what in which workspace', async () => {
  const { workspaceId, repositories } = await newWorkspace(test.database);
  await repositories.audit.record({
    action: 'agent.created',
    subjectType: 'agent',
    subjectId: 'a\0',
    details: { name: 'FAQ' },
  });
  const events = await test.database.prisma.auditEvent.findMany({ where: { workspaceId } });
  expect(events).toMatchObject([
    { actor: 'tester', action: 'agent.created', subjectType: 'agent', subjectId: 'a\ufffd', details: { name: 'FAQ' } },
  ]);
});
