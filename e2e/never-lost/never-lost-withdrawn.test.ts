import { expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();

const samHimself = "username = 'sam.whitlock'";
const sam = `user_id = (select id from users where ${samHimself})`;

/** Takes the licence of an attempt back, and gives it back after the test. */
async function takeBack(attempt: number): Promise<void> {
  const setState = (state: string) =>
    rowsOf(
      on.server,
      `update licences set state = $2 where id =
         (select cu.licence_id from sco_users a join course_users cu on cu.id = a.course_user_id where a.id = $1)`,
      [attempt, state],
    );
  onTestFinished(async () => void (await setState('in_progress')));
  await setState('revoked');
}

test('stores the progress of a course whose licence is taken back, and says so to the learner', async () => {
  await on.openCourse();
  await on.turn();
  await on.untilSaved();
  const [attempt, before] = [on.attemptOn(), await on.said()];
  await takeBack(attempt);
  await on.turnAway();
  await on.page.getByRole('heading', { name: 'Your licence for this course has been taken back' }).waitFor();
  await on.page.getByText('Your progress up to now is saved.').waitFor();
  const after = await on.stored(attempt);
  expect(after?.place).not.toBe(before.place);
  await on.page.reload();
  await on.page
    .getByText('Your licence for this course has been taken back. Ask your organisation about it.')
    .waitFor();
  expect(await on.stored(attempt)).toEqual(after);
});

test('stores offline progress from before a licence was taken back when the connection is back', async () => {
  await on.openCourse();
  on.cut();
  await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  await takeBack(attempt);
  on.reconnect();
  await on.page.getByRole('heading', { name: 'Your licence for this course has been taken back' }).waitFor();
  expect(await on.stored(attempt)).toEqual(said);
});

test('says that the membership has ended at the next check of the attempt', async () => {
  await on.page.clock.install();
  await on.openCourse();
  await on.turn();
  await on.untilSaved();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  const setArchived = (when: string) =>
    rowsOf(on.server, `update group_members set archived_at = ${when} where ${sam}`);
  onTestFinished(async () => void (await setArchived('null')));
  await setArchived('now()');
  const heading = on.page.getByRole('heading', { name: 'You are no longer a member of this organisation' });
  // The page checks the attempt every 30 seconds.
  await on.page.clock.fastForward(30_000);
  await heading.waitFor();
  expect(await on.stored(attempt)).toEqual(said);
  await on.page.getByRole('link', { name: 'See your results' }).click();
  await on.page.getByText('You cannot continue the course, because it came from this organisation.').waitFor();
  await on.page.getByRole('heading', { name: 'In progress' }).waitFor();
  expect(await on.page.getByRole('button', { name: 'Resume' }).count()).toBe(0);
});

test('continues the course of a trainer who loses that role', async () => {
  await rowsOf(on.server, `insert into user_roles (user_id, role) select id, 'trainer' from users where ${samHimself}`);
  await on.openCourse();
  const before = await on.said();
  await rowsOf(on.server, `delete from user_roles where ${sam}`);
  const place = await on.turn();
  await on.untilSaved();
  const said = await on.said();
  expect(said.place).not.toBe(before.place);
  await on.untilStored(on.attemptOn(), said);
  await on.expectResumeAt(place);
});
