import { expect, test } from 'vitest';
import { rowsOf } from './support/database.ts';
import { LearnerJourney } from './support/learner-journey.ts';

const on = new LearnerJourney();
const takenOver = '**/lms-content-duplicate-tab';

test('a second tab takes the course over with all that the first had done, and the first says so', async () => {
  await on.openCourse();
  const place = await on.turn();
  await on.untilSaved();
  const [attempt, said, first, address] = [on.attemptOn(), await on.said(), on.page, on.page.url()];
  await on.openTab();
  await on.page.goto(address);
  await on.untilPlaying();
  await first.waitForURL(takenOver);
  await first.getByRole('heading', { name: 'What you had done here is saved' }).waitFor();
  await first.getByText('It was opened in another tab or on another device, and goes on there.').waitFor();
  await on.untilAt(place);
  expect(await on.stored(attempt)).toEqual(said);
  const next = await on.turn();
  await on.untilSaved();
  await on.untilStored(attempt, await on.said());
  await first.close();
  await on.expectResumeAt(next);
});

test('a second device takes the course over: the first is told at its next step, which overwrites nothing', async () => {
  await on.openCourse();
  const place = await on.turn();
  await on.untilSaved();
  const elsewhere = await on.signIn();
  await on.openCourse(elsewhere);
  await expect.poll(() => on.heading(elsewhere)).toBe(place);
  const next = await on.turn(elsewhere);
  await on.untilSaved(elsewhere);
  const [attempt, said] = [on.attemptOn(elsewhere), await on.said(elsewhere)];
  await on.turnAway();
  await on.page.waitForURL(takenOver);
  expect(await on.stored(attempt)).toEqual(said);
  await elsewhere.context().close();
  await on.expectResumeAt(next);
});

test('offline here, taken over on another device: the other goes on, and here the learner is told', async () => {
  await on.openCourse();
  await on.page.context().setOffline(true);
  await on.turn();
  await on.untilUnsaved();
  const elsewhere = await on.signIn();
  await on.openCourse(elsewhere);
  const place = await on.turn(elsewhere);
  await on.untilSaved(elsewhere);
  await on.page.context().setOffline(false);
  await on.page.waitForURL(takenOver);
  await on.page.getByRole('heading', { name: 'Your last steps here are not saved' }).waitFor();
  await on.page.getByText(/could not be added, because the course was opened somewhere else after it\.$/u).waitFor();
  await elsewhere.context().close();
  await on.expectResumeAt(place);
});

test('signed out elsewhere in the middle: the course goes on being stored', async () => {
  await on.openCourse();
  await on.page.context().clearCookies();
  await on.turn();
  await on.untilSaved();
  await on.untilStored(on.attemptOn(), await on.said());
});

test('the session expires in the middle: the course goes on being stored, and Exit leads over the login back to it', async () => {
  await on.openCourse();
  const attempt = on.attemptOn();
  await rowsOf(on.server, "update sessions set seen_at = seen_at - interval '90 days'");
  const place = await on.turn();
  const said = await on.said();
  await on.untilSaved();
  await on.page.getByRole('button', { name: 'Exit', exact: true }).click();
  await on.page.waitForURL('**/login?next=**');
  expect(await on.stored(attempt)).toEqual(said);
  await on.logInHere();
  await on.untilPlaying();
  expect(on.attemptOn()).toBe(attempt);
  await on.untilAt(place);
  const next = await on.turn();
  await on.untilSaved();
  await on.expectResumeAt(next);
});
