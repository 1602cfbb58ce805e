import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import type { Sample } from '../sample';
import { normalizeTrajectory } from './normalize-trajectory';
import type { NormalizedTrajectory } from './trajectory';

/** Names under which a response, or its metadata, holds a trajectory of its own. */
const ownKeys = ['trajectory', 'trace', 'spans'];

/**
 * The course of action of a case: what the response says under a name of its own (`trajectory`, `trace`, `spans`), its
 * messages and calls, the body as it came, or the prediction where there is no response. The first that holds calls
 * counts, else the first of a known format.
 */
export function agentTrajectory({ response, output }: Sample): NormalizedTrajectory {
  const read = (response === undefined ? [output] : placesIn(response)).map(normalizeTrajectory);
  const known = read.filter((one) => one.ok);
  return (
    known.find((one) => one.ok && one.trajectory.calls.length > 0) ?? known[0] ?? read[0] ?? normalizeTrajectory(output)
  );
}

/** Where a response may hold a trajectory, likeliest first. */
export function placesIn(response: Json): readonly Json[] {
  if (!isRecord(response)) return [response];
  const { metadata = null, raw = null } = response;
  const own = [response, metadata, raw].flatMap((place) =>
    isRecord(place) ? ownKeys.flatMap((key) => (Object.hasOwn(place, key) ? [place[key] ?? null] : [])) : [],
  );
  return [...own, response, ...(isRecord(raw) || Array.isArray(raw) ? [raw] : [])];
}
