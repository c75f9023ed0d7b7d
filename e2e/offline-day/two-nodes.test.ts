import { takeRegister } from '@doselore/contract/course-register';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../support/call-as.ts';
import { rowsOf } from '../support/database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { DayJourney } from './day-journey.ts';

const on = new DayJourney();
const walkIn = 'una.walker@example.org';
let there: RunningServer;

beforeAll(async () => {
  there = await startServer({ environment: { DATABASE_URL: on.server.databaseUrl } });
});
afterAll(() => there?.stop());

test('a trainer without a connection and an admin at another node: mark and walk-in are stored once', async () => {
  const course = await on.courseToday();
  const page = await on.onPhone('amara.osei', `/trainers/${course.id}/members`);
  const marks = page.getByRole('group', { name: /^Attendance of/u });
  await marks.first().waitFor();
  await on.untilStored(page, `/virtual-groups/${course.id}`);

  on.cut();
  await page.goto(`${on.address}/trainers/${course.id}/members`);
  await marks.first().getByRole('button', { name: 'Attended', exact: true }).click();
  await on.addWalkIn(page, walkIn);

  // Meanwhile a site admin marks the same delegate at another node, and a second person comes.
  const site = await on.signIn('morgan.ellis', undefined, { at: there });
  const [delegate] = await rowsOf<{ user_id: number; session_id: number }>(
    on.server,
    `select d.user_id, s.id as session_id from virtual_group_delegates d
     join virtual_group_sessions s on s.virtual_group_id = d.virtual_group_id where d.virtual_group_id = $1`,
    [course.id],
  );
  await callAs(site, takeRegister, {
    ...{ level: 'superAdmin', params: { virtualGroupId: course.id } },
    body: {
      sessionId: delegate?.session_id ?? 0,
      marks: [{ userId: delegate?.user_id ?? 0, attendance: 'excused', madeAt: '2020-01-01T00:00:00.000Z' }],
    },
  });
  expect(await on.countMarks(course.id, 'excused')).toBe(1);

  on.reconnect();
  await expect.poll(() => on.countWalkIns(course.id, walkIn), { timeout: 20_000 }).toBe(1);
  // The mark of the trainer is the later one. The person who came is marked too.
  await expect.poll(() => on.countMarks(course.id, 'attended'), { timeout: 20_000 }).toBe(2);
  expect(await on.countMarks(course.id, 'excused')).toBe(0);
});
