import { defineMetric } from '../../define-metric';
import { readReturn } from './read-return';
import { settings } from './settings';
import { toArguments } from './to-arguments';

export default defineMetric({
  type: 'custom_code',
  version: 1,
  aliases: { auto_custom_code_run: {}, code: {} },
  title: 'Your own code',
  description: 'What does a function of your own, in JavaScript or Python, say of the answer?',
  howToRead: 'Whatever your function measures, scaled from its range to 0 to 1; say in the metric’s name what that is.',
  family: 'code',
  range: [0, 1],
  direction: 'maximize',
  source: 'your function; it runs in a sandbox without files, processes and network of its own',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['sandbox'],
  settingAliases: { code: 'source', env: 'environment' },
  exampleSettings: {
    source: 'function evaluate({ agentOutput, expectedOutput }) {\n  return agentOutput === expectedOutput ? 1 : 0;\n}',
  },
  settings,
  async evaluate(sample, { language, source, range, timeoutMs, environment, http }, { sandbox }) {
    const args = toArguments(sample, language);
    const request = { language, source, args, timeoutMs, environment, entryPoint: 'evaluate' };
    return readReturn(await sandbox({ ...request, allowedHosts: http.allowedHosts }), range);
  },
});
