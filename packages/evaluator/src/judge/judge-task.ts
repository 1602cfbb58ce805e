import type { MetricPorts } from '../metric-ports';
import type { JudgePrompt } from './judge-prompt';
import type { VerdictShape } from './verdict-shape';

/** One question to a judge. */
export type JudgeTask<Verdict> = {
  readonly metric: { readonly type: string; readonly version: number };
  readonly prompt: JudgePrompt;
  readonly shape: VerdictShape<Verdict>;
  /** Which repetition of the case this is, counted from 0. */
  readonly trial: number;
};

/** What asking a judge needs of the outside world. */
export type JudgePorts = Pick<MetricPorts, 'judge' | 'nonce'>;
