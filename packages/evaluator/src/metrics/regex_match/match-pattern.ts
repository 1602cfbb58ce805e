import type { MetricPorts, RegexOutcome } from '../../metric-ports';
import { compilePattern, isLinear, javascriptFlags } from './compile-pattern';

/** How patterns are matched. */
export type MatchRules = {
  readonly caseInsensitive: boolean;
  readonly matchMode: 'partial' | 'full';
  readonly timeoutMs: number;
};

/** A pattern ready to be looked for in texts. */
export type Matcher = (text: string, ports: Partial<MetricPorts>) => RegexOutcome | Promise<RegexOutcome>;

/** Chooses the linear-time engine where it takes the pattern, else the port, which is killed at a deadline. */
export function createMatcher(pattern: string, rules: MatchRules): Matcher {
  if (!isLinear(pattern)) return portMatcher(pattern, rules);
  const compiled = compilePattern(pattern, rules.caseInsensitive);
  return (text) => {
    const isMatch = rules.matchMode === 'full' ? compiled.testExact(text) : compiled.test(text);
    return isMatch ? 'match' : 'no_match';
  };
}

function portMatcher(pattern: string, { caseInsensitive, matchMode, timeoutMs }: MatchRules): Matcher {
  const flags = `${javascriptFlags(pattern) ?? ''}${caseInsensitive ? 'i' : ''}`;
  const whole = matchMode === 'full' ? `^(?:${pattern})$` : pattern;
  return (text, { regex }) => {
    if (regex === undefined) throw new TypeError('the pattern needs the port regex, which is not there');
    return regex({ pattern: whole, flags, text, timeoutMs });
  };
}
