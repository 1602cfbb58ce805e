import type { Json } from '../json';
import { faulty, noReading, type Reading, reasoningOf, type VerdictShape } from './verdict-shape';

/** Yes or no, with the judge's reasons. */
export type YesNoVerdict = { readonly isYes: boolean; readonly reasoning: string };

/** A verdict of yes or no, in JSON or as a last line of its own that says Y, N, Yes or No. */
export const yesNoVerdict: VerdictShape<YesNoVerdict> = {
  howToReply:
    'Reply with one JSON object and nothing else: {"reasoning": "...", "verdict": "Y"}. Write your reasoning first; verdict is "Y" for yes or "N" for no.',
  replySchema: {
    type: 'object',
    properties: { reasoning: { type: 'string' }, verdict: { type: 'string', enum: ['Y', 'N'] } },
    required: ['reasoning', 'verdict'],
    additionalProperties: false,
  },
  readObject(value) {
    const given = ['verdict', 'score'].flatMap((key) => (value[key] === undefined ? [] : [value[key]]));
    if (given.length === 0) return noReading;
    const read = given.map(toYesNo);
    const [isYes] = read;
    if (isYes === undefined) return faulty(`gives ${JSON.stringify(given[0])} where Y or N is asked for`);
    if (read.some((one) => one !== isYes)) return faulty('gives two different verdicts');
    return { kind: 'verdict', verdict: { isYes, reasoning: reasoningOf(value) } };
  },
  readProse,
  essence: ({ isYes }) => (isYes ? 'Y' : 'N'),
  brief: ({ isYes }) => (isYes ? 'Y' : 'N'),
};

function toYesNo(value: Json): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 0) return value === 1;
  return typeof value === 'string' ? wordToYesNo(value) : undefined;
}

function wordToYesNo(text: string): boolean | undefined {
  const word = text.replace(/[*_.:"\s]/g, '').toLowerCase();
  if (word === 'y' || word === 'yes') return true;
  return word === 'n' || word === 'no' ? false : undefined;
}

/** Lines that are nothing but a verdict; the last counts, and all must agree. */
function readProse(text: string): Reading<YesNoVerdict> {
  const lines = text.split(/\r?\n/);
  const verdicts = lines.map((line) => (line.length > longestVerdictLine ? undefined : wordToYesNo(line)));
  const isYes = verdicts.findLast((verdict) => verdict !== undefined);
  if (isYes === undefined) return noReading;
  if (verdicts.some((verdict) => verdict === !isYes)) return faulty('gives two different verdicts');
  const reasoning = lines.filter((_, index) => verdicts[index] === undefined);
  return { kind: 'verdict', verdict: { isYes, reasoning: reasoning.join('\n').trim() } };
}

const longestVerdictLine = 40;
