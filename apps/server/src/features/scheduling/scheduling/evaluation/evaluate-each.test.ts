import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, evaluateEach } from './evaluate.ts';
import { anyCourse, anyTrainer, day, midnight, quarter } from './facts.arbitraries.factory.ts';
import { buildCourseFacts, buildTaken, buildTrainerFacts, settings, span } from './facts.factory.ts';
import type { Span } from './facts.ts';

test('a date of a course counts the other dates of the course, and the whole has the score of the worst', () => {
  const sessions = [span(day, '10:00', '13:00'), span(day, '13:05', '15:00'), span('2027-03-11', '10:00', '13:00')];
  const found = evaluateEach(buildTrainerFacts(), { course: buildCourseFacts({ sessions }), settings });
  expect(found.sessions.map(({ verdict, conflicts }) => [verdict, conflicts.map(({ code }) => code)])).toEqual([
    ['conflict', ['no_time_between']],
    ['conflict', ['no_time_between']],
    ['possible', []],
  ]);
  expect(found.score).toBe(Math.min(...found.sessions.map(({ score }) => score)));
});

test('what holds on every day makes each date impossible', () => {
  const sessions = [span(day, '10:00', '13:00'), span('2027-03-11', '10:00', '13:00')];
  const course = buildCourseFacts({ sessions, excluded_trainer_ids: [1] });
  const found = evaluateEach(buildTrainerFacts(), { course, settings });
  expect(found.sessions.map(({ verdict }) => verdict)).toEqual(['impossible', 'impossible']);
});

const dates: fc.Arbitrary<Span[]> = fc
  .uniqueArray(fc.integer({ min: -2, max: 3 }), { minLength: 1, maxLength: 4 })
  .chain((offsets) =>
    fc.tuple(
      ...offsets
        .toSorted((a, b) => a - b)
        .map((offset) =>
          fc.tuple(fc.integer({ min: 24, max: 70 }), fc.integer({ min: 2, max: 18 })).map(([from, length]) => ({
            start: midnight + (offset * 96 + from) * quarter,
            end: midnight + (offset * 96 + from + length) * quarter,
          })),
        ),
    ),
  );

const order = { possible: 0, conflict: 1, impossible: 2 } as const;

test('each date says what `evaluate` says of it alone, with the other dates as sessions that the trainer leads (B12)', () => {
  let possible = 0;
  fc.assert(
    fc.property(anyTrainer, anyCourse, dates, (trainer, demand, sessions) => {
      const course = { ...demand, sessions };
      const each = evaluateEach(trainer, { course, settings });
      const { sessions: judged, ...whole } = each;
      expect(whole).toEqual(evaluate(trainer, { course, settings }));
      for (const [nth, session] of sessions.entries()) {
        const others = sessions.filter((one) => one !== session);
        const place = { town: demand.place?.town ?? null, point: demand.place?.point ?? null };
        const led = others.map((one) => buildTaken(one, { ...place, is_virtual: demand.is_virtual, title: 'Other' }));
        const alone = evaluate(
          { ...trainer, taken: [...trainer.taken, ...led].toSorted((a, b) => a.start - b.start), busy: [] },
          { course: { ...demand, sessions: [session] }, settings },
        );
        const here = evaluateEach({ ...trainer, busy: [] }, { course, settings }).sessions[nth];
        expect(here?.verdict).toBe(alone.verdict);
        expect(here?.score).toBeCloseTo(alone.score, 6);
      }
      const worst = judged.reduce((most, { verdict }) => Math.max(most, order[verdict]), 0);
      expect(order[each.verdict]).toBe(worst);
      possible += judged.filter(({ verdict }) => verdict === 'possible').length;
    }),
    { numRuns: 1000 },
  );
  expect(possible).toBeGreaterThan(100);
});
