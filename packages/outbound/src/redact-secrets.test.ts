import { expect, it } from 'vitest';
import { redactBody, redactJson, redactText } from './redact-secrets';

const secret = 'p"ss w/rd';

it('replaces a secret as it is, as JSON writes it and as a URL writes it', () => {
  const text = `${secret} ${JSON.stringify(secret)} ?key=${encodeURIComponent(secret)}`;
  expect(redactText(text, [secret])).toBe('[redacted] "[redacted]" ?key=[redacted]');
});

it('replaces the longer of two secrets that overlap as a whole', () => {
  expect(redactText('sk-abcd-1234', ['abcd', 'sk-abcd-1234'])).toBe('[redacted]');
});

it('leaves text alone when the secret is too short to be one', () => {
  expect(redactText('a cat', ['a', '', 'cat'])).toBe('a cat');
});

it('replaces secrets in texts, keys and numbers of JSON', () => {
  expect(redactJson({ 'k-98765': ['98765', 98765, null, true, { x: 'say 98765!' }] }, ['98765'])).toEqual({
    'k-[redacted]': ['[redacted]', '[redacted]', null, true, { x: 'say [redacted]!' }],
  });
});

it('keeps a JSON body JSON, and any other body text', () => {
  expect(redactBody('{"id":98765,"t":"98765"}', ['98765'])).toBe('{"id":"[redacted]","t":"[redacted]"}');
  expect(redactBody('{"id":98765', ['98765'])).toBe('{"id":[redacted]');
  expect(redactBody('{"big":12345678901234567890}', ['98765'])).toBe('{"big":12345678901234567890}');
});
