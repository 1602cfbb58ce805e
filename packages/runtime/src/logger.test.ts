import { describe, expect, it } from 'vitest';
import { createLogger, type LogLevel } from './logger';

function recorded(level: LogLevel = 'debug') {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ name: 'test', level, destination: { write: (line) => lines.push(JSON.parse(line)) } });
  return { logger, lines };
}

describe('createLogger', () => {
  it('writes one JSON line with its name, time and fields', () => {
    const { logger, lines } = recorded();
    logger.info({ executionId: 'e1', inputTokens: 12 }, 'started');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ name: 'test', level: 30, msg: 'started', executionId: 'e1', inputTokens: 12 });
    expect(new Date(String(lines[0]?.['time'])).getTime()).toBeGreaterThan(Date.UTC(2020, 0));
  });

  it('writes nothing below its level', () => {
    const { logger, lines } = recorded('warn');
    logger.info({}, 'quiet');
    logger.warn({}, 'loud');
    expect(lines.map((line) => line['msg'])).toEqual(['loud']);
  });

  it.each([
    'apiKey',
    'api_key',
    'x-api-key',
    'password',
    'Authorization',
    'clientSecret',
    'ASSAY_SECRET_KEY',
    'accessToken',
    'set-cookie',
  ])('redacts the value of %s at any depth', (key) => {
    const { logger, lines } = recorded();
    logger.info({ [key]: 'hunter2-hunter2', list: [{ deep: { [key]: 'hunter2-hunter2' } }] }, 'x');
    logger.child({ [key]: 'hunter2-hunter2' }).info({}, 'y');
    expect(JSON.stringify(lines)).not.toContain('hunter2');
    expect(lines[0]).toMatchObject({ [key]: '[redacted]' });
  });

  it('keeps keys that only resemble secret ones', () => {
    const { logger, lines } = recorded();
    const fields = { maxTokens: 5, credentialId: 'c1', caseKey: 'k1', tokenCount: 3 };
    logger.info(fields, 'x');
    expect(lines[0]).toMatchObject(fields);
  });

  it('redacts secrets inside texts, errors and their causes', () => {
    const { logger, lines } = recorded();
    const cause = new Error('postgres://joe:hunter2-hunter2@db/assay refused');
    logger.error({ err: new Error('sent Bearer abcdefgh12345678', { cause }) }, 'key assay_0123456789abcdefXYZ failed');
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/hunter2|abcdefgh12345678|0123456789abcdef/);
    expect(text).toContain('refused');
  });

  it('survives an object that contains itself', () => {
    const { logger, lines } = recorded();
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    logger.info({ loop }, 'x');
    expect(JSON.stringify(lines)).toContain('[too deep]');
  });
});
