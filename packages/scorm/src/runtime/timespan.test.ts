import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addTimespan, formatTimespan, parseTimespan } from './index.ts';

const BELOW_CAP = 10_000 * 360_000;
const hundredths = fc.integer({ min: 0, max: BELOW_CAP - 1 });

describe('parseTimespan', () => {
  it.each([
    ['00:00:00', 0],
    ['0000:00:00.00', 0],
    ['00:00:01', 100],
    ['00:00:00.5', 50],
    ['00:00:00.05', 5],
    ['01:01:01.01', 366_101],
    ['00:99:99', 603_900],
    ['9999:99:99.99', 3_600_243_999],
  ])('reads %s as %i hundredths', (text, expected) => {
    expect(parseTimespan(text)).toBe(expected);
  });

  it.each([
    '',
    '1:00:00',
    '00:00',
    '00:0:00',
    '00000:00:00',
    '00:00:00.',
    '00:00:00.123',
    'PT5M',
    ' 00:00:00',
    '-1:00:00',
  ])('returns null for "%s"', (text) => {
    expect(parseTimespan(text)).toBeNull();
  });
});

describe('formatTimespan', () => {
  it.each([
    [0, '0000:00:00.00'],
    [-5, '0000:00:00.00'],
    [Number.NaN, '0000:00:00.00'],
    [366_101, '0001:01:01.01'],
    [BELOW_CAP - 1, '9999:59:59.99'],
    [BELOW_CAP - 0.4, '9999:99:99.99'],
    [BELOW_CAP, '9999:99:99.99'],
    [Number.POSITIVE_INFINITY, '9999:99:99.99'],
  ])('writes %d hundredths as a time of SCORM, between 0 and the cap', (given, expected) => {
    expect(formatTimespan(given)).toBe(expected);
  });

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(hundredths, (given) => {
        expect(parseTimespan(formatTimespan(given))).toBe(given);
      }),
    );
  });
});

describe('addTimespan', () => {
  it.each([
    ['0000:00:00.00', '00:00:30', '0000:00:30.00'],
    ['0000:59:59.99', '00:00:00.01', '0001:00:00.00'],
    ['0000:00:00.00', '00:99:99', '0001:40:39.00'],
    ['9999:59:59.99', '00:00:00.01', '9999:99:99.99'],
    ['9999:99:99.99', '99:00:00', '9999:99:99.99'],
    ['PT5M', '00:01:00', '0000:01:00.00'],
    ['0002:00:00.00', '', '0002:00:00.00'],
  ])('adds %s and %s to %s', (total, session, expected) => {
    expect(addTimespan(total, session)).toBe(expected);
  });

  it('adds like numbers, up to the cap', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (a, b) => {
        const sum = addTimespan(formatTimespan(a), formatTimespan(b));
        expect(sum).toBe(a + b < BELOW_CAP ? formatTimespan(a + b) : '9999:99:99.99');
      }),
    );
  });

  it('returns a time span for any text, never less than the total', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hundredths.map(formatTimespan)), fc.string(), (total, session) => {
        const sum = parseTimespan(addTimespan(total, session));
        expect(sum).not.toBeNull();
        expect(sum).toBeGreaterThanOrEqual(parseTimespan(total) ?? 0);
      }),
    );
  });
});
