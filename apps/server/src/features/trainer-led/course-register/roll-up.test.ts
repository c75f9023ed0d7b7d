import { rollUp } from '@doselore/contract/course-register';
import type { Attendance } from '@doselore/contract/virtual-groups';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
server.clock.set('2026-09-10T12:00:00Z');

const mark = fc.constantFrom<Attendance | null>('attended', 'partial', 'absent', 'excused', null);
const course = fc.integer({ min: 1, max: 4 }).chain((days) =>
  fc.record({
    days: fc.constant(days),
    required: fc.option(fc.integer({ min: 1, max: 6 })),
    marks: fc.array(fc.array(mark, { minLength: days, maxLength: days }), { minLength: 1, maxLength: 3 }),
  }),
);

test('the stored attendance is the roll-up of the marks (V13)', async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ days, required, marks }) => {
      const session = await buildSession(server, {
        delegates: marks.length,
        days,
        ...(required !== null && { sessionsRequired: required }),
      });
      const ids = await session.sessionIds();
      for (const [day, id] of ids.entries())
        await session.send(
          marks.map((one, nth) => ({ nth, attendance: one[day] ?? null })),
          id,
        );
      const rows = await server.rows<{ attendance: string | null; marked: number; present: number }>(
        `select attendance, sessions_marked as marked, sessions_present as present
         from virtual_group_delegates where virtual_group_id = $1 order by user_id`,
        [session.virtualGroupId],
      );
      const there = (one: Attendance | null) => one === 'attended' || one === 'partial';
      expect(rows).toEqual(
        marks.map((one) => ({
          attendance: rollUp(one, required),
          marked: one.filter((attendance) => attendance !== null).length,
          present: one.filter(there).length,
        })),
      );
    }),
    { numRuns: 15 },
  );
}, 60_000);

test.each([
  [['attended', 'attended', 'absent'], 2, 'attended'],
  [['attended', 'absent', 'absent'], 2, 'partial'],
  [['partial', 'partial', 'partial'], 2, 'partial'],
  [['attended', 'attended', null], 2, null],
  [['excused', 'excused', 'excused'], null, 'excused'],
  [['excused', 'absent', 'excused'], null, 'absent'],
  [['attended', 'attended'], 5, 'attended'],
] as const)('marks %j of which %s are required roll up to %s', (marks, required, expected) => {
  expect(rollUp(marks, required)).toBe(expected);
});
