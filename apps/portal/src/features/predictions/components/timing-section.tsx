import type { PredictionDetail } from '@assay/contracts';
import { DateText } from '../../../ui/date-text';
import { DrawerSection } from '../../../ui/drawer-section';
import { KeyValueList } from '../../../ui/key-value-list';
import { Missing } from '../../../ui/missing';
import { formatLatency } from '../format-latency';

/** How long the answer took, what it used and what it cost. */
export function TimingSection({ prediction }: { readonly prediction: PredictionDetail }) {
  const { latencyMs, inputTokens, outputTokens, costUsd, createdAt } = prediction;
  const unreported = <Missing reason="The agent did not report it" />;
  return (
    <DrawerSection title="Timing and cost">
      <KeyValueList
        entries={[
          {
            name: 'Latency',
            value: latencyMs === null ? <Missing reason="No attempt was made" /> : formatLatency(latencyMs),
          },
          { name: 'Tokens in', value: inputTokens?.toLocaleString('en') ?? unreported },
          { name: 'Tokens out', value: outputTokens?.toLocaleString('en') ?? unreported },
          { name: 'Cost', value: costUsd === null ? unreported : `$${costUsd.toFixed(costUsd < 0.01 ? 5 : 4)}` },
          { name: 'Answered', value: <DateText iso={createdAt} /> },
        ]}
      />
    </DrawerSection>
  );
}
