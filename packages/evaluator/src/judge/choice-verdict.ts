import { faulty, noReading, reasoningOf, type VerdictShape } from './verdict-shape';

const choices = ['A', 'B', 'tie'] as const;

/** Which of two answers is better, by its place in the prompt. */
export type Choice = (typeof choices)[number];

/** The better of two answers with the judge's reasons. */
export type ChoiceVerdict = { readonly choice: Choice; readonly reasoning: string };

/** A verdict between two answers. */
export const choiceVerdict: VerdictShape<ChoiceVerdict> = {
  howToReply:
    'Reply with one JSON object and nothing else: {"reasoning": "...", "verdict": "A"}. Write your reasoning first; verdict is "A", "B" or "tie".',
  replySchema: {
    type: 'object',
    properties: { reasoning: { type: 'string' }, verdict: { type: 'string', enum: [...choices] } },
    required: ['reasoning', 'verdict'],
    additionalProperties: false,
  },
  readObject(value) {
    const { verdict } = value;
    if (verdict === undefined) return noReading;
    const choice = choices.find((one) => typeof verdict === 'string' && one.toLowerCase() === verdict.toLowerCase());
    if (choice === undefined) return faulty(`gives ${JSON.stringify(verdict)} where A, B or tie is asked for`);
    return { kind: 'verdict', verdict: { choice, reasoning: reasoningOf(value) } };
  },
  essence: ({ choice }) => choice,
  brief: ({ choice }) => choice,
};
