import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { faulty, noReading, type VerdictShape } from './verdict-shape';

/** One piece of a text and whether it holds. */
export type JudgedItem = { readonly text: string; readonly holds: boolean; readonly reasoning: string };

/** Every piece with its own verdict. */
export type ItemsVerdict = { readonly items: readonly JudgedItem[] };

type ItemWords = {
  /** Name of the list in the reply, such as `claims`. */
  readonly list: string;
  /** Name of one piece, such as `claim`. */
  readonly item: string;
  /** Name of the verdict on a piece, such as `supported`. */
  readonly verdict: string;
  /** Names of the pieces, each of which must be judged once, where they are known. */
  readonly names?: readonly string[];
};

/** A verdict of yes or no on every piece of a text. */
export function itemsVerdict({ list, item, verdict, names }: ItemWords): VerdictShape<ItemsVerdict> {
  const properties = { [item]: { type: 'string' }, reasoning: { type: 'string' }, [verdict]: { type: 'boolean' } };
  const itemSchema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return {
    howToReply: `Reply with one JSON object and nothing else: {"${list}": [{"${item}": "...", "reasoning": "...", "${verdict}": true}]}. For each ${item} write the reasoning first; ${verdict} is true or false.`,
    replySchema: {
      type: 'object',
      properties: { [list]: { type: 'array', items: itemSchema } },
      required: [list],
      additionalProperties: false,
    },
    readObject(value) {
      const given = value[list];
      if (given === undefined) return noReading;
      if (!Array.isArray(given)) return faulty(`gives no list of ${list}`);
      const items = given.map((one) => toItem(one, item, verdict));
      const whole = items.flatMap((one) => one ?? []);
      if (whole.length < items.length) {
        return faulty(`has a ${item} without a text or without ${verdict} as true or false`);
      }
      if (names === undefined) return { kind: 'verdict', verdict: { items: whole } };
      const inOrder = names.flatMap((name) => whole.find(({ text }) => text === name) ?? []);
      if (inOrder.length < names.length || whole.length > names.length) {
        return faulty(`does not judge each of the ${names.length} ${list} once`);
      }
      return { kind: 'verdict', verdict: { items: inOrder } };
    },
    essence: ({ items }) => JSON.stringify(items.map(({ text, holds }) => [text, holds])),
    brief: ({ items }) => `${items.filter(({ holds }) => holds).length}/${items.length}`,
  };
}

function toItem(value: Json, item: string, verdict: string): JudgedItem | undefined {
  if (!isRecord(value)) return undefined;
  const { [item]: text, [verdict]: holds, reasoning } = value;
  // The number of a document may come as a number.
  if ((typeof text !== 'string' && typeof text !== 'number') || typeof holds !== 'boolean') return undefined;
  return { text: String(text), holds, reasoning: typeof reasoning === 'string' ? reasoning.trim() : '' };
}
