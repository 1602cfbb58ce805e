import { describe, expect, it } from 'vitest';
import { LauncherError } from './launcher-error';
import { readArguments } from './read-arguments';

describe('readArguments', () => {
  it('reads a command with its options in any order', () => {
    expect(readArguments(['demo'])).toEqual({ command: 'demo', json: false, port: undefined, sample: true });
    const expected = { command: 'start', json: true, port: 4500, sample: false };
    expect(readArguments(['--port', '4500', 'start', '--no-sample', '--json'])).toEqual(expected);
  });

  it.each([
    ['no command', [], /Usage: assay start/],
    ['an unknown command', ['run'], /Usage/],
    ['two commands', ['start', 'demo'], /Usage/],
    ['an unknown option', ['start', '--fast'], /'--fast'.*Usage/],
    ['a demo without the sample', ['demo', '--no-sample'], /--no-sample goes with start.*Usage/],
    ['port 0', ['start', '--port', '0'], /--port 0 is no port/],
    ['a port too high', ['start', '--port', '65536'], /--port 65536 is no port/],
    ['a port that is no number', ['start', '--port', '44x'], /--port 44x is no port/],
  ])('refuses %s', (_, args, message) => {
    expect(() => readArguments(args)).toThrow(LauncherError);
    expect(() => readArguments(args)).toThrow(message);
  });
});
