import fc from 'fast-check';
import { buildCourseFacts, buildTaken, buildTrainerFacts, places, span } from './facts.factory.ts';
import type { CourseFacts, Span, TrainerFacts } from './facts.ts';

/** A Wednesday. */
export const day = '2027-03-10';
export const quarter = 15 * 60_000;
export const midnight = Date.parse(`${day}T00:00:00Z`);

const time = (days: number): fc.Arbitrary<Span> =>
  fc.record({ at: fc.integer({ min: 0, max: 95 }), length: fc.integer({ min: 1, max: 20 }) }).map(({ at, length }) => ({
    start: midnight + (days * 96 + at) * quarter,
    end: midnight + (days * 96 + Math.min(96, at + length)) * quarter,
  }));
const timesAround = (most: number) => fc.array(fc.integer({ min: -3, max: 4 }).chain(time), { maxLength: most });

const rarely = <Value>(value: Value, usual: Value): fc.Arbitrary<Value> =>
  fc.integer({ min: 1, max: 10 }).map((nth) => (nth === 10 ? value : usual));

/** Trainers with calendars around a Wednesday, some full and some empty. */
export const anyTrainer: fc.Arbitrary<TrainerFacts> = fc
  .record({
    inactive: rarely<string | null>('Has no account in use', null),
    suitability: rarely(0, 3),
    modes: rarely<TrainerFacts['modes']>(['virtual'], ['virtual', 'face_to_face']),
    max_journey_minutes: fc.integer({ min: 30, max: 300 }),
    max_days_per_week: fc.integer({ min: 3, max: 7 }),
    max_sessions_per_day: fc.integer({ min: 2, max: 4 }),
    buffer_minutes: fc.integer({ min: 0, max: 60 }),
    booked_minutes: fc.integer({ min: 0, max: 20_000 }),
    home: fc.constantFrom(...Object.values(places).map((one) => ({ ...one, town: one.district })), null),
    away: rarely<TrainerFacts['away']>([{ from_day: day, to_day: day, reason: 'leave' }], []),
    busy: timesAround(2),
    taken: timesAround(4).chain((all) =>
      fc
        .array(fc.constantFrom(places.lancaster, places.kendal, null), { minLength: 4, maxLength: 4 })
        .map((points) =>
          all
            .map((one, nth) => buildTaken(one, { point: points[nth] ?? null, is_virtual: nth % 3 === 2 }))
            .toSorted((a, b) => a.start - b.start),
        ),
    ),
    hours: fc.array(time(0), { maxLength: 2 }),
  })
  .map(({ hours, ...facts }) =>
    buildTrainerFacts({ ...facts, hoursOf: () => [...hours, span(day, '06:00', '22:00')] }),
  );

/** Courses without sessions, in a room or online. */
export const anyCourse: fc.Arbitrary<CourseFacts> = fc
  .boolean()
  .map((is_virtual) => buildCourseFacts({ sessions: [], is_virtual, ...(is_virtual && { place: null }) }));
