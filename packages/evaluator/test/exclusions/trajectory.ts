import type { Exclusion } from './exclusion';
import { inputText, isOfKind, raises } from './vector-traits';

const agentevals = ['trajectory_agentevals_js', 'trajectory_agentevals_py'];
const matching = ['trajectory_potato', 'tool_use_potato', 'tool_call_accuracy_potato', ...agentevals];

/** What our metrics of trajectories do otherwise than the project a vector file comes from, on purpose. */
export const trajectoryExclusions: readonly Exclusion[] = [
  {
    families: matching,
    reason: 'Integers beyond 2^53 are rounded.',
    isWritten: true,
    touches: (vector) => /\d{16}/.test(inputText(vector)),
  },
  {
    families: matching,
    reason: 'true does not equal 1 with us.',
    isWritten: true,
    touches: (vector) => /true|false/.test(inputText(vector)),
  },
  {
    families: matching,
    reason: 'As many calls as can be are paired with us; the original takes the first that fits.',
    isWritten: true,
    touches: isOfKind('greedy'),
  },
  {
    families: [...matching, 'potato_extract_tool_calls'],
    reason: 'Arguments that LangChain calls args are read with us; the original loses them.',
    isWritten: true,
    touches: (vector) => inputText(vector).includes('"args":'),
  },
  {
    families: matching,
    reason: 'subset and superset of arguments are always read agent against reference with us.',
    isWritten: true,
    touches: ({ settings }) => /"(subset|superset)"/.test(JSON.stringify(settings['overrides'] ?? null)),
  },
  {
    families: agentevals,
    reason:
      'Arguments may be left out, an object, a list or no JSON with us; the originals raise, or compare what they cannot read.',
    isWritten: true,
    touches: (vector) => raises(vector) || isOfKind('empty_args', 'object_args', 'array_object', 'array_args')(vector),
  },
  {
    families: agentevals,
    reason: 'An empty list of arguments asks for none to be equal with us, as in one of the two originals.',
    isWritten: true,
    touches: ({ settings }) => JSON.stringify(settings['overrides'] ?? null).includes('[]'),
  },
  {
    families: ['potato_extract_tool_calls'],
    reason: 'What has no known shape, and a call without a name, is invalid_trajectory with us and no list of calls.',
    isWritten: true,
    touches: (vector) => isOfKind('norm-other')(vector) || /"name": ?"unknown"/.test(JSON.stringify(vector.expected)),
  },
];
