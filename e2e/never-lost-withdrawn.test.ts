import { expect, onTestFinished, test } from 'vitest';
import { rowsOf } from './support/database.ts';
import { LearnerJourney } from './support/learner-journey.ts';

const on = new LearnerJourney();

const samHimself = "username = 'sam.whitlock'";
const sam = `user_id = (select id from users where ${samHimself})`;

/** Until the test is over. */
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

test('the licence is taken back in the middle: what was done is stored, and the learner is told what has happened', async () => {
  await on.openCourse();
  await on.turn();
  await on.untilSaved();
  const [attempt, before] = [on.attemptOn(), await on.said()];
  await takeBack(attempt);
  await on.turnAway();
  await on.page.getByRole('heading', { name: 'Your licence for this course has been taken back' }).waitFor();
  await on.page.getByText('Everything you did up to now is saved.').waitFor();
  const after = await on.stored(attempt);
  expect(after?.place).not.toBe(before.place);
  await on.page.reload();
  await on.page
    .getByText('Your licence for this course has been taken back. Ask your organisation about it.')
    .waitFor();
  expect(await on.stored(attempt)).toEqual(after);
});

test('done without a connection before the licence was taken back: it is stored when the connection is back', async () => {
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

test('the membership ends while the learner only reads: the next look at the attempt says so', async () => {
  await on.openCourse();
  await on.turn();
  await on.untilSaved();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  const setArchived = (when: string) =>
    rowsOf(on.server, `update group_members set archived_at = ${when} where ${sam}`);
  onTestFinished(async () => void (await setArchived('null')));
  await setArchived('now()');
  const told = on.page.getByRole('heading', { name: 'You are no longer a member of this organisation' });
  await told.waitFor({ timeout: 45_000 });
  expect(await on.stored(attempt)).toEqual(said);
  await on.page.getByRole('link', { name: 'See what is saved' }).click();
  await on.page.getByText('The course belonged to it and ends here.').waitFor();
  await on.page.getByRole('heading', { name: 'In progress' }).waitFor();
  expect(await on.page.getByRole('button', { name: 'Resume' }).count()).toBe(0);
});

test('a trainer who learns loses that role in the middle: learning goes on', async () => {
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
