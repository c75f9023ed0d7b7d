import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateMinutes, kilometresBetween, type Point, speedAt } from './estimate-journeys.ts';

const preston: Point = { district: 'PR1', position: { latitude: 53.76, longitude: -2.7 } };
const morecambe: Point = { district: 'LA4', position: { latitude: 54.07, longitude: -2.86 } };
const wednesdayAt = (hour: number) => ({ weekday: 3, hour });

test('a journey takes longer at the times of commuting', () => {
  // 36.0 km, 1.3 times as far on the road.
  expect(kilometresBetween(preston.position ?? never(), morecambe.position ?? never())).toBeCloseTo(36.0, 1);
  expect(estimateMinutes({ from: preston, to: morecambe, at: wednesdayAt(9) })).toBe(81);
  expect(estimateMinutes({ from: morecambe, to: preston, at: wednesdayAt(13) })).toBe(67);
});

function never(): never {
  throw new Error('The position is known');
}

test.each([
  [1, [40, 50, 60], [7, 8, 9, 16, 17, 18], [10, 11, 12, 13, 14, 15], [19, 23, 0, 6]],
  [5, [40, 50, 60], [7, 8, 9, 16, 17, 18], [10, 11, 12, 13, 14, 15], [19, 23, 0, 6]],
])('on weekday %i the speed follows the hour', (weekday, [slow, middle, fast], commuting, midday, night) => {
  for (const hour of commuting) expect(speedAt({ weekday, hour })).toBe(slow);
  for (const hour of midday) expect(speedAt({ weekday, hour })).toBe(middle);
  for (const hour of night) expect(speedAt({ weekday, hour })).toBe(fast);
});

test('at weekends the speed is the same at every hour', () => {
  for (const weekday of [6, 7]) for (const hour of [0, 8, 12, 23]) expect(speedAt({ weekday, hour })).toBe(55);
});

test('the same venue is no journey, the same district a short one, an unknown end an unknown one', () => {
  const at = wednesdayAt(12);
  expect(estimateMinutes({ from: { ...preston, venueId: 4 }, to: { ...preston, venueId: 4 }, at })).toBe(0);
  expect(estimateMinutes({ from: { ...preston, venueId: 4 }, to: { ...preston, venueId: 5 }, at })).toBe(15);
  const unknown: Point = { district: 'BFPO', position: null };
  expect(estimateMinutes({ from: preston, to: unknown, at })).toBeNull();
  expect(estimateMinutes({ from: unknown, to: preston, at })).toBeNull();
});

test('a journey and the way back take equally long at the same hour', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const point = fc.record({
    district: fc.constantFrom('LA4', 'PR1', 'M1'),
    position: fc.record({ latitude: degrees(49, 61), longitude: degrees(-9, 2) }),
  });
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 7 }), fc.nat(23), (from, to, weekday, hour) => {
      const at = { weekday, hour };
      expect(estimateMinutes({ from, to, at })).toBe(estimateMinutes({ from: to, to: from, at }));
    }),
  );
});
