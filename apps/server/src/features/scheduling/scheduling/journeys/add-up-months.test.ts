import { describe, expect, test } from 'vitest';
import { addUpMonths } from './add-up-months.ts';
import type { LedData } from './led-sessions.repository.ts';

const home = { home_district: 'PR1', home_latitude: 53.76, home_longitude: -2.7 };
const morecambe = { venue_id: 1, district: 'LA4', latitude: 54.07, longitude: -2.86 };
const lancaster = { venue_id: 2, district: 'LA1', latitude: 54.05, longitude: -2.8 };

function led(start: string, hours: number, more: Partial<LedData> = {}): LedData {
  const when = { day: start.slice(0, 10), minutes: hours * 60 };
  return { ...{ trainer_id: 3, trainer: 'Amara Osei', is_virtual: false }, ...when, ...home, ...morecambe, ...more };
}
const milesOf = (...sessions: LedData[]) => addUpMonths(sessions).map(({ miles }) => miles);

describe('sessions of a trainer', () => {
  test('are added up by month, with hours and both ways of each day', () => {
    const rows = addUpMonths([
      led('2027-01-05T10:00', 2),
      led('2027-01-06T10:00', 1.5),
      led('2027-02-01T10:00', 2),
      led('2027-02-01T10:00', 2, { trainer_id: 4, trainer: 'Gwen Pritchard' }),
    ]);
    expect(rows.map(({ trainer, month, sessions, minutes }) => [trainer.id, month, sessions, minutes])).toEqual([
      [3, '2027-01', 2, 210],
      [3, '2027-02', 1, 120],
      [4, '2027-02', 1, 120],
    ]);
    // 36.0 km by air, 1.3 by road, 1.609344 km in a mile, there and back.
    expect(rows.map(({ miles }) => miles)).toEqual([116.5, 58.3, 58.3].map((miles) => expect.closeTo(miles, 0)));
    expect(rows[0]?.miles).toBeCloseTo((rows[1]?.miles ?? 0) * 2, 0);
  });

  test('of one day are one round: a second session in the same place adds no mile, one nearby a little', () => {
    const [once] = milesOf(led('2027-01-05T10:00', 2));
    expect(milesOf(led('2027-01-05T10:00', 2), led('2027-01-05T14:00', 2))).toEqual([once]);
    const [round = 0] = milesOf(led('2027-01-05T10:00', 2), led('2027-01-05T14:00', 2, lancaster));
    expect(round).toBeGreaterThan(once ?? 0);
    expect(round).toBeLessThan((once ?? 0) + 8);
  });

  test('that are virtual add hours alone', () => {
    expect(
      addUpMonths([led('2027-01-05T10:00', 2, { is_virtual: true, venue_id: null, district: null })]),
    ).toMatchObject([{ sessions: 1, face_to_face: 0, minutes: 120, miles: 0, unknown_journeys: 0 }]);
  });

  test('at an unknown place, or of a trainer without a home, are counted as unknown', () => {
    const nowhere = { venue_id: null, district: null, latitude: null, longitude: null };
    const unknown = { venue_id: 9, district: 'ZZ9', latitude: null, longitude: null };
    const rows = addUpMonths([
      led('2027-01-05T10:00', 2),
      led('2027-01-05T14:00', 2, nowhere),
      led('2027-01-06T14:00', 2, unknown),
    ]);
    expect(rows[0]?.unknown_journeys).toBe(2);
    expect([rows[0]?.miles]).toEqual(milesOf(led('2027-01-05T10:00', 2)));
    const homeless = { home_district: null, home_latitude: null, home_longitude: null };
    expect(addUpMonths([led('2027-01-05T10:00', 2, homeless)])).toMatchObject([{ miles: 0, unknown_journeys: 1 }]);
  });
});
