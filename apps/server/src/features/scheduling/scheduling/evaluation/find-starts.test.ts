import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { anyCourse, anyTrainer, day, midnight, quarter } from './facts.arbitraries.factory.ts';
import { buildCourseFacts, buildTaken, buildTrainerFacts, settings, span } from './facts.factory.ts';
import type { TrainerFacts } from './facts.ts';
import { findFirstStart, findScoredStart, findStarts, type Search } from './find-starts.ts';

const search = (changes: Partial<Search> = {}): Search => ({
  ...{ course: buildCourseFacts({ sessions: [] }), settings, minutes: 180, window: span(day, '09:00', '12:00') },
  ...changes,
});
const timesOf = (trainer: Partial<TrainerFacts>, changes: Partial<Search> = {}) =>
  [...findStarts(buildTrainerFacts(trainer), search(changes))].map((at) => new Date(at).toISOString().slice(11, 16));

test('starts are every quarter of an hour of the window, both ends included, that end in the hours of work', () => {
  expect(timesOf({}, { window: span(day, '14:30', '15:15') })).toEqual(['14:30', '14:45', '15:00']);
});

test('a start leaves time for the journey from the session before', () => {
  const taken = [buildTaken(span(day, '08:30', '10:00'))];
  expect(timesOf({ taken }, { window: span(day, '09:00', '11:15') })).toEqual(['10:45', '11:00', '11:15']);
});

test('a time in the own calendar is a conflict, and asks for the time between sessions before and after it', () => {
  const busy = [span(day, '10:00', '11:00')];
  const at = (from: string, to: string) =>
    evaluate(buildTrainerFacts({ busy }), { course: buildCourseFacts({ sessions: [span(day, from, to)] }), settings });
  expect(at('09:30', '10:30').conflicts).toEqual([
    { code: 'busy', text: 'Busy in own calendar 10:00 - 11:00', can_be_ignored: true },
  ]);
  expect(at('11:10', '12:00').conflicts.map(({ code, text }) => [code, text])).toEqual([
    ['no_time_between', '10 min to a time in own calendar; 15 min are needed'],
  ]);
  expect(at('11:15', '12:00').verdict).toBe('possible');
});

test('a time in the own calendar inside a session of the trainer is our own entry, and no conflict (B27)', () => {
  const taken = [buildTaken(span(day, '08:30', '10:00'))];
  const busy = [span(day, '08:30', '10:00')];
  expect(timesOf({ taken, busy }, { window: span(day, '10:00', '10:45') })).toEqual(['10:45']);
});

test('a trainer who is left out of the booking has no start, which nobody can ignore', () => {
  const course = buildCourseFacts({ excluded_trainer_ids: [1], sessions: [] });
  const found = findFirstStart(buildTrainerFacts(), search({ course }));
  expect([found.start, found.verdict]).toEqual([null, 'impossible']);
  expect(found.conflicts).toEqual([{ code: 'excluded_here', text: 'Left out of this enquiry', can_be_ignored: false }]);
});

const searches = fc.record({
  course: anyCourse,
  settings: fc.integer({ min: 0, max: 12 }).map((rest_hours) => ({ ...settings, rest_hours })),
  minutes: fc.integer({ min: 2, max: 20 }).map((count) => count * 15),
  window: fc.tuple(fc.integer({ min: 20, max: 76 }), fc.nat(24)).map(([from, more]) => ({
    start: midnight + from * quarter,
    end: midnight + Math.min(95, from + more) * quarter,
  })),
});

test('the staged rules find the starts that `evaluate` calls possible, and no other ones (P3)', () => {
  let found = 0;
  fc.assert(
    fc.property(anyTrainer, searches, (trainer, demand) => {
      const possible: number[] = [];
      for (let start = demand.window.start; start <= demand.window.end; start += quarter) {
        const sessions = [{ start, end: start + demand.minutes * 60_000 }];
        const endsOnDay = sessions.every(({ end }) => end <= midnight + 96 * quarter);
        const { verdict } = evaluate(trainer, { course: { ...demand.course, sessions }, settings: demand.settings });
        if (endsOnDay && verdict === 'possible') possible.push(start);
      }
      found += possible.length;
      expect([...findStarts(trainer, demand)]).toEqual(possible);
      const first = findFirstStart(trainer, demand);
      expect(first.start).toBe(possible[0] ?? null);
      expect(first.verdict === 'possible').toBe(first.start !== null);
      const { id, name, start, pair, score, parts, figures } = first;
      expect(findScoredStart(trainer, demand)).toEqual(
        start === null ? undefined : { id, name, start, pair, score, parts, figures },
      );
    }),
    { numRuns: 2000 },
  );
  // The calendars are not so full that nothing is compared.
  expect(found).toBeGreaterThan(500);
});
