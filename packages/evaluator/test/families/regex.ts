import { z } from 'zod';
import { type Json, MetricConfigError } from '../../src/index';
import { outcomeOf, runMetric } from '../run-metric';
import type { Comparison, Family } from '../vector-case';

type RegexRules = {
  readonly pattern: Json | undefined;
  readonly ignoreCase: boolean;
  readonly mode: 'partial' | 'full';
  readonly should?: boolean;
};

const ignoreCaseFlag = 2;

const potato: Family = async ({ settings, input, expected }) => {
  const flags = z.number().parse(settings['flags']);
  if ((flags & ~ignoreCaseFlag) !== 0) return [{ what: 'flags', actual: 'not offered', expected: expected['score'] }];
  const rules = { pattern: settings['pattern'], ignoreCase: flags === ignoreCaseFlag, mode: 'partial' } as const;
  return [{ what: 'score', actual: await match(rules, input['outputs']), expected: expected['score'] ?? 'refused' }];
};

const agenta: Family = async ({ settings, input, expected }) => {
  const rules = {
    pattern: settings['regex_pattern'],
    ignoreCase: settings['case_sensitive'] !== true,
    mode: 'partial',
    should: settings['regex_should_match'] !== false,
  } as const;
  const success = expected['success'];
  return [{ what: 'score', actual: await match(rules, input['output']), expected: wanted(success) }];
};

const engines: Family = async ({ settings, input, expected }) => {
  const flags = z.number().parse(settings['python_flags']);
  if ((flags & ~ignoreCaseFlag) !== 0) return [{ what: 'flags', actual: 'not offered', expected: 'V8' }];
  const node = z.record(z.string(), z.json()).parse(expected['node']);
  const compared = (['partial', 'full'] as const).map(async (mode): Promise<Comparison> => {
    const rules = { pattern: settings['pattern'], ignoreCase: flags === ignoreCaseFlag, mode };
    return {
      what: mode,
      actual: await match(rules, input['text']),
      expected: wanted(node[mode === 'full' ? 'fullmatch_u' : 'search_u']),
    };
  });
  return Promise.all(compared);
};

function wanted(success: Json | undefined): unknown {
  return typeof success === 'boolean' ? Number(success) : 'refused';
}

async function match(rules: RegexRules, text: Json | undefined): Promise<unknown> {
  try {
    const settings = {
      patterns: [rules.pattern],
      caseInsensitive: rules.ignoreCase,
      matchMode: rules.mode,
      shouldMatch: rules.should ?? true,
    };
    return outcomeOf(await runMetric('regex_match', settings, { output: text ?? null }));
  } catch (error) {
    if (error instanceof MetricConfigError) return 'refused';
    throw error;
  }
}

/** Families that hold `regex_match`. */
export const regexFamilies: Readonly<Record<string, Family>> = {
  regex_match_potato: potato,
  regex_test_agenta: agenta,
  regex_engines: engines,
};
