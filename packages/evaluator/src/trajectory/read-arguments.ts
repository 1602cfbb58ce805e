import type { Json } from '../json';
import { boundedJsonText } from '../json-text/bounded-json';
import { isRecord } from '../json-text/is-record';

/** Arguments as an object by name, whether they came as an object or as JSON text; see {@link TrajectoryCall}. */
export function readArguments(given: Json | undefined): Readonly<Record<string, Json>> {
  if (given === undefined || given === null) return {};
  if (isRecord(given)) return given;
  if (typeof given !== 'string') return { _value: given };
  if (given.trim() === '') return {};
  const parsed = boundedJsonText(given);
  if (parsed === undefined) return { _raw: given };
  if (parsed === null) return { _value: null };
  return isRecord(parsed) ? parsed : { _value: parsed };
}
