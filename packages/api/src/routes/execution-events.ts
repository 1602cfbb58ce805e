import { type ExecutionDetail, isTerminal } from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { AddRoutes } from '../api-context';
import { describeRoute, idParams } from '../describe-route';

/** Milliseconds between looks at a running execution. */
const pollMs = 500;

/** Looks without news after which a comment keeps proxies from closing the stream: 15 s. */
const quietLooks = 30;

const events = describeRoute('/executions/{id}/events', {
  method: 'get',
  tags: ['Executions'],
  summary: 'Follow an execution: server-sent events `progress` with the execution, then `end`',
  request: { params: idParams },
  responses: { 200: { description: 'The events', content: { 'text/event-stream': { schema: z.string() } } } },
});

/**
 * Live progress. A stream that ends without `end` was cut short, by the server stopping or by a failure in its log; the
 * client simply asks again and gets the present state first.
 */
export const addExecutionEventRoutes: AddRoutes = (api, { engine: { executions }, logger, stopping }) => {
  api.openAPIRegistry.registerPath(events);
  api.get(events.getRoutingPath(), async (context) => {
    const actor = context.get('actor');
    const { id } = idParams.parse(context.req.param());
    const first = await executions.get(actor, id);
    const correlationId = context.get('correlationId');
    return streamSSE(context, async (stream) => {
      const isWanted = () => !stream.aborted && stopping?.aborted !== true;
      await follow(stream, first, () => executions.get(actor, id), isWanted).catch((error: unknown) =>
        logger.error({ correlationId, executionId: id, error }, 'the event stream broke off'),
      );
    });
  });
};

async function follow(
  stream: SSEStreamingApi,
  first: ExecutionDetail,
  look: () => Promise<ExecutionDetail>,
  isWanted: () => boolean,
): Promise<void> {
  let said = '';
  let quiet = 0;
  for (let execution = first; isWanted(); execution = await look()) {
    const { snapshot: _frozen, ...shown } = execution;
    const data = JSON.stringify(shown);
    quiet = data === said ? quiet + 1 : 0;
    if (quiet === 0) await stream.writeSSE({ event: 'progress', data });
    else if (quiet % quietLooks === 0) await stream.write(': still here\n\n');
    said = data;
    if (isTerminal(execution.status)) return stream.writeSSE({ event: 'end', data: execution.status });
    await stream.sleep(pollMs);
  }
}
