import { z } from 'zod';
import { jsonSchema } from '../../json';
import { scored, unscored } from '../../score';
import type { ScoreResult, SubScore } from '../../score-result';

/** Numbers the code may return. */
export type ReturnRange = { readonly min: number; readonly max: number };

const subScoreSchema = z.object({
  key: z.string().min(1),
  score: z.union([z.number(), z.boolean()]).nullable(),
  value: jsonSchema.optional(),
  comment: z.string().default(''),
});
const returnSchema = z.object({
  score: z.union([z.number(), z.boolean()]),
  comment: z.string().default(''),
  subScores: z
    .union([z.array(subScoreSchema), z.record(z.string(), z.union([z.number(), z.boolean()]).nullable())])
    .default([]),
  metadata: z.record(z.string(), jsonSchema).default({}),
});

/**
 * The score of what a user's code returned: a number in the range, a boolean, or `{score, comment, subScores, metadata}`
 * (also `sub_scores`), where sub-scores are a list of `{key, score, value, comment}` or numbers by key.
 */
export function readReturn(returned: unknown, range: ReturnRange): ScoreResult {
  if (typeof returned === 'number' || typeof returned === 'boolean') {
    return fromScore(returned, range) ?? wrong(outOfRange('the code returned', returned, range));
  }
  if (typeof returned !== 'object' || returned === null || Array.isArray(returned)) {
    return wrong(`the code returned ${describe(returned)}; ${wanted(range)}`);
  }
  const parsed = returnSchema.safeParse(withCamelCase(returned));
  if (!parsed.success)
    return wrong(`the code returned an object whose ${describeIssue(parsed.error, returned)}; ${wanted(range)}`);
  return fromObject(parsed.data, range);
}

function withCamelCase(returned: object): object {
  if (!('sub_scores' in returned)) return returned;
  const { sub_scores: subScores, ...rest } = returned;
  return { subScores, ...rest };
}

function fromObject(
  { score, comment, subScores, metadata }: z.infer<typeof returnSchema>,
  range: ReturnRange,
): ScoreResult {
  const result = fromScore(score, range);
  if (result === undefined) return wrong(outOfRange('the code returned the score', score, range));
  const parts: SubScore[] = [];
  for (const part of toList(subScores)) {
    const partScore = part.score === null ? null : toUnit(part.score, range);
    if (partScore === undefined) return wrong(outOfRange(`sub-score "${part.key}" is`, part.score, range));
    parts.push({ key: part.key, score: partScore, value: part.value ?? part.score, comment: part.comment });
  }
  return { ...result, comment: comment === '' ? result.comment : comment, subScores: parts, metadata };
}

function toList(subScores: z.infer<typeof returnSchema>['subScores']): readonly z.infer<typeof subScoreSchema>[] {
  if (Array.isArray(subScores)) return subScores;
  return Object.entries(subScores).map(([key, score]) => ({ key, score, comment: '' }));
}

function fromScore(
  returned: number | boolean,
  range: ReturnRange,
): Extract<ScoreResult, { status: 'scored' }> | undefined {
  const score = toUnit(returned, range);
  return score === undefined ? undefined : scored(score, `the code returned ${returned}`, { value: returned });
}

function toUnit(returned: number | boolean, { min, max }: ReturnRange): number | undefined {
  if (typeof returned === 'boolean') return returned ? 1 : 0;
  return returned >= min && returned <= max ? (returned - min) / (max - min) : undefined;
}

function outOfRange(what: string, value: number | boolean | null, { min, max }: ReturnRange): string {
  return `${what} ${value}, which is not from ${min} to ${max}`;
}

function wanted({ min, max }: ReturnRange): string {
  return `it must return a number from ${min} to ${max}, true or false, or an object with a score`;
}

const longestShown = 60;

/** What came, in a few words: `the text "yes"`, `nothing`, `a list`. */
function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `the text ${shorten(JSON.stringify(value))}`;
  return Array.isArray(value) ? `a list of ${value.length}` : shorten(String(value));
}

function shorten(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

function describeIssue(error: z.ZodError, returned: object): string {
  const [issue] = error.issues;
  const path = issue?.path.map(String) ?? [];
  const [field = 'content', ...inside] = path;
  const value = Object.entries(returned).find(([key]) => key === field)?.[1];
  if (value === undefined) return `${field} is missing`;
  if (inside.length > 0) return `${path.join('.')} cannot be used`;
  return `${field} is ${typeof value === 'object' && value !== null ? 'of the wrong form' : describe(value)}`;
}

function wrong(message: string): ScoreResult {
  return unscored('invalid_return', message);
}
