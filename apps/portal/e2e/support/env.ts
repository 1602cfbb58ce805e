import { existsSync } from 'node:fs';

/** What `npm run test:e2e` tells the browser tests; alone they look for Debian's browser. */
export function readE2eEnv(env = process.env) {
  const debianChromium = '/usr/bin/chromium';
  const named = env['ASSAY_E2E_CHROMIUM'];
  const chromiumPath = named ?? (existsSync(debianChromium) ? debianChromium : undefined);
  const isEveryLook = env['ASSAY_E2E_EVERY_LOOK'] === 'true';
  return {
    chromiumPath: chromiumPath === '' ? undefined : chromiumPath,
    reportFile: env['ASSAY_E2E_REPORT'],
    isEveryLook,
  };
}

/** The environment of a launcher of our own: this process's, with what is given over it. */
export function launcherEnv(given: Readonly<Record<string, string>>, env = process.env): NodeJS.ProcessEnv {
  return { ...env, ...given };
}
