import pLimit from 'p-limit';

/** Runs calls with no more than `max` of the same key in flight in this process; the others wait their turn. */
export type AgentLimits = {
  run<Result>(key: string, max: number, call: () => Promise<Result>): Promise<Result>;
};

type Limit = ReturnType<typeof pLimit>;

/** Limits shared by every batch of this process, one per agent version; forgotten when nothing waits on them. */
export function createAgentLimits(): AgentLimits {
  const limits = new Map<string, Limit>();
  return {
    async run(key, max, call) {
      const limit = limits.get(key) ?? pLimit(max);
      limits.set(key, limit);
      try {
        return await limit(call);
      } finally {
        if (limit.activeCount + limit.pendingCount === 0) limits.delete(key);
      }
    },
  };
}
