import { CircleX, Pencil } from 'lucide-react';
import { Badge } from '../badge';
import { Card } from '../card';
import { Delta } from '../delta';
import { ExecutionMark } from '../execution-mark';
import { Missing } from '../missing';
import { Score } from '../score';
import { ScoreBars } from '../score-bars';
import { StatusBadge } from '../status-badge';
import { VerdictPill } from '../verdict-pill';

const row = 'flex flex-wrap items-center gap-x-3 gap-y-2';

/** Statuses, verdicts, differences and numbers. */
export function StateSpecimens() {
  const points = { unit: 'points', isHigherBetter: true } as const;
  return (
    <Card title="Status, verdict, number">
      <div className="grid gap-4">
        <div className={row}>
          {(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const).map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
        <div className={row}>
          <VerdictPill verdict="pass" size="lg" />
          <VerdictPill verdict="pass" />
          <VerdictPill verdict="fail" />
          <VerdictPill verdict="none" />
          <Badge tone="notice" icon={<Pencil />}>
            Unsaved changes
          </Badge>
          <Badge tone="error" icon={<CircleX />}>
            2 errors
          </Badge>
        </div>
        <div className={row}>
          <Delta difference={{ ...points, by: 0.032, isEvidence: true }} />
          <Delta difference={{ ...points, by: -0.037, isEvidence: true }} />
          <Delta difference={{ ...points, by: 0.009, isEvidence: false }} />
          <Delta difference={{ ...points, by: 0, isEvidence: false }} />
          <Delta
            difference={{
              by: 0.2,
              unit: 's',
              isHigherBetter: false,
              isEvidence: true,
              words: { better: 'faster', worse: 'slower' },
            }}
          />
        </div>
        <div className={row}>
          <span className="text-3xl font-semibold">
            <Score value={0.856481} />
          </span>
          <Score value={0.000123456} />
          <Score value={null} reason="The judge's reply was not JSON" />
          <Missing reason="Not yet asked" />
          <ScoreBars
            scores={[
              { metric: 'Correctness', score: 0.9, state: 'pass' },
              { metric: 'Groundedness', score: 0.4, state: 'under' },
              { metric: 'Similarity', score: null, state: 'error' },
              { metric: 'Refusal', score: null, state: 'none' },
              { metric: 'ROUGE-L', score: 0.6, state: 'off' },
            ]}
          />
        </div>
        <div className={row}>
          {Array.from({ length: 8 }, (_, index) => ({ index, name: `#${32 + index}` })).map(({ index, name }) => (
            <ExecutionMark key={name} index={index} name={name} />
          ))}
        </div>
      </div>
    </Card>
  );
}
