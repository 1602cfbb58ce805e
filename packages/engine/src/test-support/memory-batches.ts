import type { BatchLease, BatchRepository, NewBatch } from '@assay/db';

type StoredBatch = NewBatch & { status: 'pending' | 'queued' | 'done'; owner: string | undefined };

type MemoryBatches = Omit<BatchRepository, 'findLost'> & {
  /** Lets another worker take the lease of every batch. */
  stealLeases(): void;
  /** Batches not done. */
  openBatches(): string[];
};

/** Batches of one execution kept in memory; a lease is held by one owner and never runs out. */
export function createMemoryBatches(executionId: string): MemoryBatches {
  const batches = new Map<string, StoredBatch>();
  const owns = ({ id, owner }: BatchLease): boolean => batches.get(id)?.owner === owner;
  const notDone = (): number => [...batches.values()].filter((batch) => batch.status !== 'done').length;
  return {
    createMany: async (_executionId, created) => {
      const numbers = new Set([...batches.values()].map(({ number }) => number));
      for (const batch of created) {
        if (!numbers.has(batch.number)) batches.set(batch.id, { ...batch, status: 'pending', owner: undefined });
      }
    },
    queueNext: async (_executionId, window) => {
      const all = [...batches.values()].sort((a, b) => a.number - b.number);
      const room = window - all.filter((batch) => batch.status === 'queued').length;
      const next = all.filter((batch) => batch.status === 'pending').slice(0, Math.max(0, room));
      for (const batch of next) batch.status = 'queued';
      return next.map(({ id }) => id);
    },
    claim: async (batchId, owner) => {
      const batch = batches.get(batchId);
      if (batch === undefined || batch.status === 'done' || batch.owner !== undefined) return undefined;
      batch.owner = owner;
      return { ...batch, executionId, owner };
    },
    renew: async (lease) => owns(lease),
    complete: async (lease) => {
      const batch = batches.get(lease.id);
      const completed = batch !== undefined && owns(lease) && batch.status !== 'done';
      if (completed) batch.status = 'done';
      return { completed, remaining: notDone() };
    },
    release: async (lease) => {
      const batch = batches.get(lease.id);
      if (batch !== undefined && owns(lease)) batch.owner = undefined;
    },
    countNotDone: async () => notDone(),
    openBatches: () => [...batches.values()].flatMap(({ id, status }) => (status === 'done' ? [] : [id])),
    stealLeases: () => {
      for (const batch of batches.values()) batch.owner = 'another worker';
    },
  };
}
