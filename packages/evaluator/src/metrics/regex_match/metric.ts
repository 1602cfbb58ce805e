import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored, unscored } from '../../score';
import { toText } from '../../text/to-text';
import { describePatternProblem, isLinear } from './compile-pattern';
import { createMatcher, type Matcher } from './match-pattern';

const patternSchema = z.string().superRefine((pattern, context) => {
  const problem = describePatternProblem(pattern);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

const settings = z.object({
  patterns: z.array(patternSchema).min(1, 'give at least one pattern').meta({
    title: 'Patterns',
    description:
      'Regular expressions (RE2 syntax; lookahead and backreferences take a slower engine), each of which counts equally.',
  }),
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
  timeoutMs: z.int().min(50).max(10_000).default(1_000).meta({
    title: 'Deadline',
    description: 'Milliseconds after which matching is given up, for patterns that need the slower engine.',
  }),
});

type Settings = z.infer<typeof settings>;

const compiled = new WeakMap<Settings, readonly Matcher[]>();

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
  source: "RE2 syntax (github.com/google/re2/wiki/Syntax), which matches in linear time; JavaScript's for the rest",
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['regex'],
  needsWith: ({ patterns }) => (patterns.every(isLinear) ? [] : ['regex']),
  settingAliases: { regex_should_match: 'shouldMatch', ignoreCase: 'caseInsensitive' },
  exampleSettings: { patterns: ['[0-9]{4}'] },
  settings,
  async evaluate({ output }, chosen, ports) {
    const text = toText(output);
    const outcomes = await Promise.all(compile(chosen).map((match) => match(text, ports)));
    const late = outcomes.indexOf('timeout');
    if (late !== -1) {
      const message = `the pattern "${chosen.patterns[late] ?? ''}" was not done after ${chosen.timeoutMs} ms`;
      return unscored('timeout', message);
    }
    const subScores = outcomes.map((outcome, index) => {
      const isMatch = outcome === 'match';
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
function compile(chosen: Settings): readonly Matcher[] {
  const known = compiled.get(chosen);
  if (known) return known;
  const matchers = chosen.patterns.map((pattern) => createMatcher(pattern, chosen));
  compiled.set(chosen, matchers);
  return matchers;
}
