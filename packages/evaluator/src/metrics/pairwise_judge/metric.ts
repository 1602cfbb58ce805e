import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { comparePair, type PairVerdict, type PairWinner, pairMetric } from '../../judge/compare-pair';
import { judgeSettingAliases } from '../../judge/judge-settings';
import { pairSettings } from '../../judge/pair-settings';
import { summarizePairs } from '../../judge/summarize-pairs';
import { withReasoning } from '../../judge/with-reasoning';
import { answerColumn, referenceSettingAliases } from '../../reference-settings';
import { scored } from '../../score';

const findings: Readonly<Record<PairWinner, readonly [score: number, comment: string]>> = {
  first: [1, 'the answer is better than the other'],
  second: [0, 'the other answer is better'],
  tie: [0.5, 'neither answer is better in both orders'],
};

const verdictSchema = z.object({
  winner: z.enum(['first', 'second', 'tie']),
  orders: z.array(z.enum(['first', 'second', 'tie'])),
  favouredPlace: z.enum(['first', 'second']).nullable(),
});

export default defineMetric({
  ...pairMetric,
  aliases: { pairwise_comparison: {} },
  title: 'Better of two, judged by a model',
  description:
    'Is the answer better than another one to the same question, in the eyes of a judge model that sees both in both orders?',
  howToRead:
    '1 means better, 0 worse, 0.5 neither; the mean is a win rate with ties as halves. A position bias far from 0 means the judge looks at the order: do not trust it then.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source: 'Zheng et al. 2023 (MT-Bench), pairwise comparison with swapped positions, section 3.4',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['reference', 'judge'],
  settingAliases: { ...referenceSettingAliases, ...judgeSettingAliases },
  settings: z.object({
    referenceColumn: z.string().min(1).default(answerColumn).meta({
      title: 'Column of the other answer',
      description: 'Column of the dataset that holds the answer to compare with; the first where there are several.',
    }),
    ...pairSettings,
  }),
  async evaluate({ input, output, references, trial }, settings, ports) {
    const verdict = await comparePair(
      { question: input, first: output, second: references[0] ?? null, trial },
      settings,
      ports,
    );
    if (verdict.status === 'unscored') return verdict;
    const { winner, orders, favouredPlace, reasoning } = verdict;
    const [score, finding] = findings[winner];
    return scored(score, withReasoning(finding, reasoning), {
      value: winner,
      metadata: { ...verdict.metadata, winner, orders: [...orders], favouredPlace },
    });
  },
  aggregate(results) {
    const summary = summarizePairs(results.flatMap(({ metadata }) => toVerdict(metadata)));
    return {
      key: 'position_consistency',
      title: 'Share of cases in which both orders agree',
      score: summary.consistency,
      metadata: summary,
    };
  },
});

type Verdict = Pick<PairVerdict, 'winner' | 'orders' | 'favouredPlace'>;

function toVerdict(metadata: unknown): readonly Verdict[] {
  const parsed = verdictSchema.safeParse(metadata);
  return parsed.success ? [parsed.data] : [];
}
