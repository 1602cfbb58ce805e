import type { JobHandlers } from '@assay/contracts';
import { askAgentOf } from '../agents/ask-agent-of';
import { createAgentLimits } from '../executions/agent-limits';
import { failOnFinalError } from '../executions/fail-on-final-error';
import { finishExecution } from '../executions/finish-execution';
import { planExecution } from '../executions/plan-execution';
import { runBatch } from '../executions/run-batch';
import type { EngineContext } from './context';

/** Who the audit trail names for what background jobs do. */
const systemActor = 'system';

/** The handlers of the job catalogue. Each step is safe to run twice; the concurrency of agents is shared by all of them. */
export function composeJobs(context: EngineContext): JobHandlers {
  const { settings, system, repositoriesFor, batches, enqueue } = context;
  const limits = createAgentLimits();
  const openFor = async (executionId: string) => {
    const workspaceId = await system.workspaceOfExecution(executionId);
    return { ...repositoriesFor({ workspaceId, actorId: systemActor }), ...settings, workspaceId, batches, enqueue };
  };
  return {
    'execution.plan': async ({ executionId }) => {
      const deps = { ...(await openFor(executionId)), newId: context.newId };
      await failOnFinalError(deps, executionId, () => planExecution(deps, executionId));
    },
    'execution.batch': async (payload, signal) => {
      const own = await openFor(payload.executionId);
      const { secretBox, askAgentFor, metricPorts, newId, clock, workerId } = context;
      const agent = { credentials: own.credentials, secretBox, askAgentFor, workspaceId: own.workspaceId };
      const deps = {
        ...own,
        ...{ limits, metricPorts, newId, clock, workerId },
        askAgent: (address: Parameters<typeof askAgentOf>[1]) => askAgentOf(agent, address),
      };
      await failOnFinalError(deps, payload.executionId, () => runBatch(deps, payload, signal));
    },
    'execution.finish': async ({ executionId }) => {
      const deps = await openFor(executionId);
      await failOnFinalError(deps, executionId, () => finishExecution(deps, executionId));
    },
  };
}
