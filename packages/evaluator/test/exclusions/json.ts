import type { Exclusion } from './exclusion';
import { hasSeveralBrackets, inputText, isOfKind, jsonDiffFamilies, raises } from './vector-traits';

/** What our metrics of JSON do otherwise than the project a vector file comes from, on purpose. */
export const jsonExclusions: readonly Exclusion[] = [
  {
    families: ['contains_json_agenta'],
    reason:
      'Every bracket is tried as the beginning with us, and lists count; the original takes the text from the first { to the last }.',
    isWritten: true,
    touches: hasSeveralBrackets,
  },
  {
    families: ['contains_json_agenta', 'json_valid_potato'],
    reason: 'JSON is strict with us: NaN and Infinity are not part of it.',
    isWritten: true,
    touches: (vector) => /NaN|Infinity/.test(inputText(vector)),
  },
  {
    families: ['contains_json_agenta', 'json_valid_potato'],
    reason:
      'A prediction that is structured is JSON with us, and one that is neither text nor structure holds none, a real 0; the original renders it as Python text first, or raises.',
    isWritten: true,
    touches: (vector) => isOfKind('types', 'container')(vector) || raises(vector),
  },
  {
    families: ['json_schema_match_potato'],
    reason: 'Formats are checked with us; the original leaves them out.',
    isWritten: true,
    touches: ({ settings, input }) => JSON.stringify([settings, input]).includes('"format"'),
  },
  {
    families: ['field_match_agenta'],
    reason: 'true does not equal 1 with us.',
    isWritten: true,
    touches: (vector) => /true|false/.test(inputText(vector)),
  },
  {
    families: ['field_match_agenta'],
    reason: 'The name of a field is a text with us; anything else is refused when saved.',
    isWritten: true,
    touches: ({ settings }) => Object.values(settings).some((value) => typeof value === 'number'),
  },
  {
    families: jsonDiffFamilies,
    reason:
      'null, empty lists and empty objects are leaves that can match with us; in the original they vanish or never match.',
    isWritten: true,
    touches: (vector) => /null|\[\s*\]|\{\s*\}/.test(inputText(vector)),
  },
  {
    families: jsonDiffFamilies,
    reason: '1 and 1.0 are one type with us, true is not 1, and integers beyond 2^53 are rounded.',
    isWritten: true,
    touches: (vector) => isOfKind('number_types', 'bool_types')(vector) || /\d\.\d/.test(inputText(vector)),
  },
  {
    families: jsonDiffFamilies,
    reason: 'Ignoring case of keys folds both sides with us; the original looks folded keys up in their old spelling.',
    isWritten: true,
    touches: isOfKind('key_case'),
  },
  {
    families: jsonDiffFamilies,
    reason: 'Paths are escaped with us, so {"a":{"b":1}} differs from {"a.b":1}.',
    isWritten: true,
    touches: isOfKind('dotted_keys'),
  },
  {
    families: jsonDiffFamilies,
    reason: 'A value that is no list or object is one leaf with us; the original scores it 0.',
    isWritten: true,
    touches: isOfKind('scalar_top'),
  },
  {
    families: jsonDiffFamilies,
    reason: 'A prediction that is no JSON is a real 0 with us, and a list is a legal one; the original raises.',
    isWritten: true,
    touches: raises,
  },
  {
    families: ['json_multi_field_match_agenta'],
    reason: 'true does not equal 1 in any field with us.',
    isWritten: true,
    touches: (vector) => /true|false/.test(inputText(vector)),
  },
];
