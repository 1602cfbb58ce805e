import type { RE2JS } from 're2js';
import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored } from '../../score';
import { toText } from '../../text/to-text';
import { compilePattern, describePatternProblem } from './compile-pattern';

const patternSchema = z.string().superRefine((pattern, context) => {
  const problem = describePatternProblem(pattern);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

const settings = z.object({
  patterns: z
    .array(patternSchema)
    .min(1, 'give at least one pattern')
    .meta({ title: 'Patterns', description: 'Regular expressions (RE2 syntax), each of which counts equally.' }),
  caseInsensitive: z
    .boolean()
    .default(false)
    .meta({ title: 'Ignore case', description: 'Whether upper and lower case count as equal.' }),
  matchMode: z.enum(['partial', 'full']).default('partial').meta({
    title: 'Match',
    description: 'Partial: anywhere in the answer. Full: the whole answer.',
  }),
  shouldMatch: z.boolean().default(true).meta({
    title: 'Should match',
    description: 'Off: an answer is good when the pattern does not match.',
  }),
});

type Settings = z.infer<typeof settings>;

const compiled = new WeakMap<Settings, readonly RE2JS[]>();

export default defineMetric({
  type: 'regex_match',
  version: 1,
  aliases: { RegexMatch: {}, auto_regex_test: {} },
  title: 'Regular expression',
  description: 'Does the answer match the given patterns?',
  howToRead:
    'Share of the patterns that behave as wanted, averaged over cases; with one pattern, the share of answers that match.',
  family: 'text',
  range: [0, 1],
  direction: 'maximize',
  source: 'RE2 syntax (github.com/google/re2/wiki/Syntax), which matches in linear time',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { regex_should_match: 'shouldMatch', ignoreCase: 'caseInsensitive' },
  exampleSettings: { patterns: ['[0-9]{4}'] },
  settings,
  evaluate({ output }, chosen) {
    const text = toText(output);
    const subScores = compile(chosen).map((pattern, index) => {
      const isMatch = chosen.matchMode === 'full' ? pattern.testExact(text) : pattern.test(text);
      const comment = isMatch ? 'matches' : 'does not match';
      const score = isMatch === chosen.shouldMatch ? 1 : 0;
      return { key: chosen.patterns[index] ?? String(index), score, value: isMatch, comment };
    });
    const good = subScores.filter((part) => part.score === 1).length;
    const wanted = chosen.shouldMatch ? 'match' : 'do not match';
    return scored(good / subScores.length, `${good} of ${subScores.length} patterns ${wanted}`, { subScores });
  },
});

/** Compiles once per built metric, not once per case. */
function compile(chosen: Settings): readonly RE2JS[] {
  const known = compiled.get(chosen);
  if (known) return known;
  const patterns = chosen.patterns.map((pattern) => compilePattern(pattern, chosen.caseInsensitive));
  compiled.set(chosen, patterns);
  return patterns;
}
