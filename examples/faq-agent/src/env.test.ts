import { describe, expect, it } from 'vitest';
import { readSettings } from './env';

describe('readSettings', () => {
  it('prefers the argument to the environment and the environment to the default', () => {
    expect(readSettings(['--port', '0'], { FAQ_AGENT_PORT: '5000' })).toEqual({ port: 0 });
    expect(readSettings([], { FAQ_AGENT_PORT: '5000' })).toEqual({ port: 5000 });
    expect(readSettings([], {})).toEqual({ port: 4310 });
  });

  it.each(['', '-1', '65536', '80a', '1e3'])('refuses the port "%s" and names the setting', (port) => {
    expect(() => readSettings([`--port=${port}`], {})).toThrow(/FAQ_AGENT_PORT a whole number from 0 to 65535/);
  });
});
