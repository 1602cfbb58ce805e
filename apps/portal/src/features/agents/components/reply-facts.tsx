import type { AgentReply } from '@assay/contracts';
import { Facts } from '../../../ui/facts';
import { Missing } from '../../../ui/missing';
import { describeLatency } from '../describe-latency';

type ReplyFactsProps = { readonly reply: Extract<AgentReply, { status: 'answered' }> };

/** How long the answer took and what it used up. */
export function ReplyFacts({ reply: { response, latencyMs, attempts } }: ReplyFactsProps) {
  const { inputTokens, outputTokens, costUsd } = response.usage;
  const tokens = [inputTokens, outputTokens].map((count) => count ?? '–').join(' in, ');
  const hasTokens = inputTokens !== undefined || outputTokens !== undefined;
  return (
    <Facts
      facts={[
        { name: 'Latency', value: describeLatency(latencyMs) },
        { name: 'Attempts', value: attempts.length },
        { name: 'Tool calls', value: response.toolCalls.length },
        {
          name: 'Tokens',
          value: hasTokens ? `${tokens} out` : <Missing reason="The agent does not report them" />,
        },
        ...(costUsd === undefined ? [] : [{ name: 'Cost', value: `$${costUsd}` }]),
      ]}
    />
  );
}
