import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { faulty, noReading, type Reading, reasoningOf, type VerdictShape } from './verdict-shape';

/** Numbers a judge may give, both ends included. */
export type Scale = { readonly min: number; readonly max: number; readonly integer: boolean };

/** Numbers on a scale: by dimension, or one under the name `score`. */
export type ScaleVerdict = { readonly ratings: ReadonlyMap<string, number>; readonly reasoning: string };

/** Name of the one number where there are no dimensions. */
export const soleRating = 'score';

type ScaleRules = {
  readonly scale: Scale;
  /** Names of the dimensions; none for a single number. */
  readonly dimensions: readonly string[];
  readonly includeReasoning: boolean;
};

/** A verdict of one number on a scale, or of one for each dimension; a missing dimension is a fault, an unknown one is ignored. */
export function scaleVerdict({ scale, dimensions, includeReasoning }: ScaleRules): VerdictShape<ScaleVerdict> {
  const names = dimensions.length === 0 ? [soleRating] : dimensions;
  return {
    howToReply: howToReply(scale, dimensions, includeReasoning),
    replySchema: replySchema(scale, dimensions, includeReasoning),
    readObject(value) {
      const given = dimensions.length === 0 ? soleEntries(value) : dimensionEntries(value, dimensions);
      if (given.size === 0) return noReading;
      return readRatings(given, names, scale, reasoningOf(value));
    },
    essence: ({ ratings }) => JSON.stringify([...ratings]),
    brief: ({ ratings }) => ratings.get(soleRating) ?? Object.fromEntries(ratings),
  };
}

function readRatings(
  given: ReadonlyMap<string, Json>,
  names: readonly string[],
  scale: Scale,
  reasoning: string,
): Reading<ScaleVerdict> {
  const missing = names.filter((name) => !given.has(name));
  if (missing.length > 0) return faulty(`gives no rating for ${missing.map((name) => `"${name}"`).join(', ')}`);
  const ratings = new Map<string, number>();
  for (const name of names) {
    const rating = given.get(name);
    if (!isOnScale(rating, scale)) {
      return faulty(`gives ${JSON.stringify(rating)} for "${name}", which is not ${describeScale(scale)}`);
    }
    ratings.set(name, rating);
  }
  return { kind: 'verdict', verdict: { ratings, reasoning } };
}

function isOnScale(rating: Json | undefined, { min, max, integer }: Scale): rating is number {
  return typeof rating === 'number' && rating >= min && rating <= max && (!integer || Number.isInteger(rating));
}

/** A scale in words. */
export function describeScale({ min, max, integer }: Scale): string {
  return `${integer ? 'a whole number' : 'a number'} from ${min} to ${max}`;
}

function soleEntries(value: Readonly<Record<string, Json>>): ReadonlyMap<string, Json> {
  const { score } = value;
  return new Map(score === undefined ? [] : [[soleRating, score]]);
}

/** Ratings under `scores`, as an object or as a list of names with scores, or beside the reasoning. */
function dimensionEntries(
  value: Readonly<Record<string, Json>>,
  dimensions: readonly string[],
): ReadonlyMap<string, Json> {
  const { scores = value } = value;
  const entries = Array.isArray(scores) ? scores.flatMap(namedEntry) : isRecord(scores) ? Object.entries(scores) : [];
  return new Map(entries.filter(([name]) => dimensions.includes(name)).map(([name, rating]) => [name, plain(rating)]));
}

function namedEntry(item: Json): [string, Json][] {
  if (!isRecord(item)) return [];
  const { name, score } = item;
  return typeof name === 'string' && score !== undefined ? [[name, score]] : [];
}

/** A rating may come with its own reasons: `{"reasoning": "…", "score": 4}`. */
function plain(rating: Json): Json {
  return isRecord(rating) ? (rating['score'] ?? null) : rating;
}

function howToReply(scale: Scale, dimensions: readonly string[], includeReasoning: boolean): string {
  const named = dimensions.map((name) => `${JSON.stringify(name)}: ...`).join(', ');
  const score = dimensions.length === 0 ? '"score": ...' : `"scores": {${named}}`;
  const form = includeReasoning ? `"reasoning": "...", ${score}` : score;
  return [
    `Reply with one JSON object and nothing else: {${form}}.`,
    includeReasoning ? 'Write your reasoning first.' : '',
    `${dimensions.length === 0 ? 'The score' : 'Each score'} is ${describeScale(scale)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function replySchema(scale: Scale, dimensions: readonly string[], includeReasoning: boolean): Json {
  const rating = { type: scale.integer ? 'integer' : 'number', minimum: scale.min, maximum: scale.max };
  const verdict: Record<string, Json> =
    dimensions.length === 0
      ? { score: rating }
      : { scores: strictObject(Object.fromEntries(dimensions.map((name) => [name, rating]))) };
  return strictObject({ ...(includeReasoning && { reasoning: { type: 'string' } }), ...verdict });
}

function strictObject(properties: Record<string, Json>): Json {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
