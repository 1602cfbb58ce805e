import { AppError } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { explainError } from './explain-error';

const withCode = (code: string, path: string) => Object.assign(new Error(`${code}: went wrong`), { code, path });

describe('explainError', () => {
  it('ends an expected failure with its next step, once', () => {
    const nextStep = 'Check DATABASE_URL.';
    expect(explainError(new AppError('database.unavailable', 'It refused us', { nextStep }))).toBe(
      'It refused us. Check DATABASE_URL.',
    );
    expect(explainError(new AppError('database.unavailable', `No. ${nextStep}`, { nextStep }))).toBe(`No. ${nextStep}`);
    expect(explainError(new AppError('database.unavailable', 'It is gone.'))).toBe('It is gone.');
  });

  it('says what to do about a full disk and a folder of somebody else', () => {
    const full = /^The disk is full \(.*\)\. Free some space/;
    expect(explainError(withCode('ENOSPC', '/data/api-key'))).toMatch(full);
    const cause = withCode('53100', '');
    expect(explainError(new AppError('queue.unavailable', 'No tables.', {}, { cause }))).toMatch(full);
    expect(explainError(withCode('EACCES', '/data/api-key'))).toMatch(/\/data\/api-key may not .*ASSAY_DATA_DIR/);
  });
});
