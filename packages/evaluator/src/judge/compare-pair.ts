import type { Json } from '../json';
import type { UnscoredResult } from '../score-result';
import { toText } from '../text/to-text';
import { type Choice, type ChoiceVerdict, choiceVerdict } from './choice-verdict';
import { type Judged, judgeSamples } from './judge-samples';
import type { JudgePorts } from './judge-task';
import { majorityVerdict } from './majority-verdict';
import type { PairSettings } from './pair-settings';

/** Two answers to one question. */
export type AnswerPair = {
  readonly question: string;
  readonly first: Json;
  readonly second: Json;
  /** Which repetition of the case this is, counted from 0. */
  readonly trial?: number | undefined;
};

/** Which of two answers is better. */
export type PairWinner = 'first' | 'second' | 'tie';

/** What a judge says of two answers, asked in both orders. */
export type PairVerdict = {
  readonly status: 'judged';
  /** An answer wins only if it is preferred in both orders. */
  readonly winner: PairWinner;
  /** Preferred answer with the first answer shown first, and with it shown second; empty where no call was needed. */
  readonly orders: readonly PairWinner[];
  /** Place the judge preferred both times, whichever answer stood there; null when it followed the answers. */
  readonly favouredPlace: 'first' | 'second' | null;
  readonly reasoning: string;
  /** Calls, tokens and cost. */
  readonly metadata: Readonly<Record<string, Json>>;
};

/** Type and version of the metric that compares two answers. */
export const pairMetric = { type: 'pairwise_judge', version: 1 } as const;

const instructions =
  'You compare two answers to the same question, shown as ANSWER A and ANSWER B. Their order says nothing. Say which is better, or tie.';

/** Compares two answers, each shown first once, so that a judge that favours a place gives a tie. */
export async function comparePair(
  pair: AnswerPair,
  settings: PairSettings,
  ports: JudgePorts,
): Promise<PairVerdict | UnscoredResult> {
  const plain = withoutCall(pair);
  if (plain) return plain;
  const ask = (a: Json, b: Json): Promise<Judged<ChoiceVerdict> | UnscoredResult> => {
    const body = [block('QUESTION', pair.question), block('ANSWER A', a), block('ANSWER B', b)];
    const prompt = { instructions: `${instructions}\n\nRubric:\n${settings.rubric}`, body };
    return judgeSamples({ metric: pairMetric, prompt, shape: choiceVerdict, trial: pair.trial ?? 0 }, settings, ports);
  };
  const [forth, back] = await Promise.all([ask(pair.first, pair.second), ask(pair.second, pair.first)]);
  if (forth.status === 'unscored') return forth;
  return back.status === 'unscored' ? back : combine(forth, back);
}

function block(label: string, value: Json): { readonly label: string; readonly text: string } {
  return { label, text: toText(value) };
}

/** Equal answers are a tie, and an empty one loses. */
function withoutCall({ first, second }: AnswerPair): PairVerdict | undefined {
  const [left, right] = [toText(first).trim(), toText(second).trim()];
  const decided = (winner: PairWinner, reasoning: string): PairVerdict => ({
    ...{ status: 'judged', winner, reasoning },
    ...{ orders: [], favouredPlace: null, metadata: {} },
  });
  if (left === right) return decided('tie', 'the answers are equal');
  if (left === '') return decided('second', 'the first answer is empty');
  return right === '' ? decided('first', 'the second answer is empty') : undefined;
}

function combine(forth: Judged<ChoiceVerdict>, back: Judged<ChoiceVerdict>): PairVerdict {
  const [shownFirst, shownSecond] = [majorityOf(forth), majorityOf(back)];
  const orders = [
    toWinner(shownFirst.choice, 'first', 'second'),
    toWinner(shownSecond.choice, 'second', 'first'),
  ] as const;
  const isSettled = orders[0] === orders[1];
  const isPlace = shownFirst.choice === shownSecond.choice && shownFirst.choice !== 'tie';
  return {
    status: 'judged',
    winner: isSettled ? orders[0] : 'tie',
    orders,
    favouredPlace: isPlace ? toPlace(shownFirst.choice) : null,
    reasoning: shownFirst.reasoning,
    metadata: { forth: forth.metadata['judge'] ?? null, back: back.metadata['judge'] ?? null },
  };
}

/** Without a majority among samples the two are level. */
function majorityOf({ verdicts }: Judged<ChoiceVerdict>): ChoiceVerdict {
  return (
    majorityVerdict(verdicts, choiceVerdict.essence) ?? { choice: 'tie', reasoning: 'no majority among the samples' }
  );
}

function toWinner(choice: Choice, answerA: PairWinner, answerB: PairWinner): PairWinner {
  if (choice === 'tie') return 'tie';
  return choice === 'A' ? answerA : answerB;
}

function toPlace(choice: Choice): 'first' | 'second' {
  return choice === 'A' ? 'first' : 'second';
}
