import type { Json } from '../json';
import { unscored } from '../score';
import type { UnscoredResult } from '../score-result';
import { askJudge, type JudgeAnswer } from './ask-judge';
import type { JudgeSettings } from './judge-settings';
import type { JudgePorts, JudgeTask } from './judge-task';
import { judgeUsage } from './judge-usage';

/** Verdicts on one case: at least one, and more than half of the samples asked for. */
export type Judged<Verdict> = {
  readonly status: 'judged';
  readonly verdicts: readonly [Verdict, ...Verdict[]];
  /** Calls, tokens, cost and each verdict in brief. */
  readonly metadata: Readonly<Record<string, Json>>;
};

/** Asks a judge as often as the settings say. A port that fails fails the whole, so that it is tried again. */
export async function judgeSamples<Verdict>(
  task: JudgeTask<Verdict>,
  settings: JudgeSettings,
  ports: JudgePorts,
): Promise<Judged<Verdict> | UnscoredResult> {
  const indexes = Array.from({ length: settings.samples }, (_, index) => index);
  const answers = await Promise.all(indexes.map((index) => askJudge(task, settings, ports, index)));
  const usage = judgeUsage(answers.flatMap(({ replies }) => replies));
  const [first, ...more] = answers.flatMap(({ reading }) => (reading.ok ? [reading.verdict] : []));
  const nVerdicts = first === undefined ? 0 : 1 + more.length;
  if (first === undefined || nVerdicts * 2 <= settings.samples) return failureOf(answers, usage);
  const verdicts = [first, ...more] as const;
  return {
    status: 'judged',
    verdicts: [first, ...more],
    metadata: {
      judge: { ...usage, samples: settings.samples, verdicts: verdicts.map(task.shape.brief) },
    },
  };
}

function failureOf<Verdict>(
  answers: readonly JudgeAnswer<Verdict>[],
  usage: Readonly<Record<string, Json>>,
): UnscoredResult {
  const failures = answers.flatMap(({ reading, replies }) => (reading.ok ? [] : [{ reading, replies }]));
  const [worst] = failures;
  const code = worst?.reading.code ?? 'judge_parse_failure';
  const problem = worst?.reading.problem ?? 'holds no verdict';
  const rawReplies = failures.flatMap(({ replies }) =>
    replies.map(({ text, finishReason }): Json => ({ text, finishReason })),
  );
  return unscored(code, `the judge's reply ${problem}, also when asked again`, { judge: { ...usage, rawReplies } });
}
