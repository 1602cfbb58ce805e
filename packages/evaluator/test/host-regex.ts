import type { MetricPorts } from '../src/index';

/** The engine of the host, which the short patterns of tests cannot hang. */
export const hostRegex: MetricPorts['regex'] = async ({ pattern, flags, text }) =>
  new RegExp(pattern, flags).test(text) ? 'match' : 'no_match';
