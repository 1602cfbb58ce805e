import { describe, expect, it } from 'vitest';
import { durationText, isoDateText, serialDateText } from './serial-date';

describe('a date serial', () => {
  it.each([
    [45306, '2024-01-15'],
    [45351, '2024-02-29'],
    [45291.979166666664, '2023-12-31T23:30:00'],
    [0.5868055555555556, '14:05:00'],
    [0, '00:00:00'],
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [60, '1900-02-29'],
    [61, '1900-03-01'],
    [2958465, '9999-12-31'],
    [44561.98948951389, '2021-12-31T23:44:51.894'],
  ])('%d is %s in the 1900 system', (serial, text) => expect(serialDateText(serial, false)).toBe(text));

  it.each([
    [1, '1904-01-02'],
    [11111, '1934-06-03'],
    [0.25, '06:00:00'],
  ])('%d is %s in the 1904 system', (serial, text) => expect(serialDateText(serial, true)).toBe(text));

  it.each([-1, 2958466, Number.NaN])('%d is no date', (serial) =>
    expect(serialDateText(serial, false)).toBeUndefined(),
  );
});

it.each([
  [1.5, '36:00:00'],
  [-0.0625, '-01:30:00'],
  [0.5, '12:00:00'],
])('a span of %d days is %s', (days, text) => expect(durationText(days)).toBe(text));

it.each([
  ['2021-01-01', '2021-01-01'],
  ['2021-01-01T00:00:00', '2021-01-01'],
  ['2021-12-31T23:44:51.8940Z', '2021-12-31T23:44:51.894'],
  ['23:44', '23:44:00'],
  ['soon', undefined],
])('the stored ISO text %s reads as %s', (stored, text) => expect(isoDateText(stored)).toBe(text));
