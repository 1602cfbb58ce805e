import { v7 as newId } from 'uuid';
import type { Database } from '../../client/create-database';
import type { Prisma } from '../../generated/prisma/client';
import type { SystemRepository } from '../../ports/system-repository';
import { storedText } from '../sql/stored-text';

const identifier = 'assay-setup';

/** Hashing a password takes its time on a busy machine. */
const transactionMs = 30_000;

/** Held to the end of the transaction, so that links and the first account are made one after another. */
async function holdSetup(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${identifier}))`;
}

async function hasAccounts(prisma: Pick<Database['prisma'], 'user'>): Promise<boolean> {
  return (await prisma.user.findFirst({ select: { id: true } })) !== null;
}

/** Whether the link was in force; it no longer is. */
async function consume(transaction: Prisma.TransactionClient, tokenHash: string): Promise<boolean> {
  const { count } = await transaction.verification.deleteMany({
    where: { identifier, value: storedText(tokenHash), expiresAt: { gt: new Date() } },
  });
  return count > 0;
}

async function addAdmin(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  const { id: workspaceId } = await transaction.workspace.findFirstOrThrow({
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  await transaction.member.create({ data: { workspaceId, userId, role: 'admin' } });
  await transaction.auditEvent.create({
    data: {
      id: newId(),
      workspaceId,
      actor: `user:${userId}`,
      action: 'account.created',
      subjectType: 'account',
      subjectId: userId,
    },
  });
}

/** The one-time link that makes the first account. */
export function createSetupLink({
  prisma,
}: Database): Pick<SystemRepository, 'hasAccounts' | 'replaceSetupLink' | 'useSetupLink'> {
  return {
    hasAccounts: () => hasAccounts(prisma),
    replaceSetupLink: ({ hash, expiresAt }) =>
      prisma.$transaction(async (transaction) => {
        await holdSetup(transaction);
        if (await hasAccounts(transaction)) return false;
        await transaction.verification.deleteMany({ where: { identifier } });
        await transaction.verification.create({ data: { id: newId(), identifier, value: hash, expiresAt } });
        return true;
      }),
    useSetupLink: (tokenHash, work) =>
      prisma.$transaction(
        async (transaction) => {
          await holdSetup(transaction);
          if ((await hasAccounts(transaction)) || !(await consume(transaction, tokenHash))) return;
          const made = await work(transaction);
          await addAdmin(transaction, made.user.id);
          return made;
        },
        { timeout: transactionMs, maxWait: transactionMs },
      ),
  };
}
