import type { RegisterSaved } from '@doselore/contract/course-register';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from './session.factory.ts';

const server = await openTestApp();
server.clock.set('2026-09-10T12:00:00Z');

test('a page that sends Prefer gets everything that its marks have changed, without the whole course', async () => {
  const course = await buildSession(server, { pool: 3, days: 2 });
  await course.issueTo(0, 1, 2);
  await server.rows(
    "update virtual_groups set assessment_type = 'paper', post_training_days_allowed = 7 where id = $1",
    [course.virtualGroupId],
  );
  const show = async (): Promise<VirtualGroupDetail> => (await course.asTrainer.get(course.trainer(''))).json();
  for (const sessionId of await course.sessionIds()) {
    const before = await show();
    const marks = [0, 1].map((nth) => ({ userId: course.people[nth], attendance: 'attended' }));
    const answer = await course.asTrainer.send('PUT', course.trainer('/register'), {
      body: { sessionId, marks },
      headers: { prefer: 'return=minimal' },
    });
    const { saved, course: row, delegates, ...others }: RegisterSaved = answer.json();
    expect(saved.map(({ user_id, kept }) => [user_id, kept])).toEqual(marks.map(({ userId }) => [userId, 'this']));
    expect(delegates.map(({ user }) => user.id)).toEqual(course.people);
    expect(others).toEqual({});
    const changed = new Map(delegates.map((one) => [one.user.id, one]));
    const rows = before.delegate_rows.map((one) => ({ ...one, ...changed.get(one.user.id) }));
    expect({ ...before, ...row, delegate_rows: rows }).toEqual(await show());
  }
  expect((await show()).delegate_rows[0]).toMatchObject({ assessment: 'pending', licence: { state: 'in_progress' } });
});

test('a page of an earlier release, which does not say so, gets the whole course', async () => {
  const course = await buildSession(server);
  const answer: VirtualGroupDetail & { saved: unknown } = (await course.mark({ 0: 'attended' })).json();
  const { saved, ...detail } = answer;
  expect(saved).toHaveLength(1);
  expect(detail).toEqual((await course.asTrainer.get(course.trainer(''))).json());
});
