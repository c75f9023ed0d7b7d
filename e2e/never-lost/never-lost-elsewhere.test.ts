import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();
const takenOver = '**/lms-content-duplicate-tab';

test('lets a second tab take over with all progress of the first, and says so in the first', async () => {
  await on.openCourse();
  const place = await on.turn();
  await on.untilSaved();
  const [attempt, said, first, address] = [on.attemptOn(), await on.said(), on.page, on.page.url()];
  await on.openTab();
  await on.page.goto(address);
  await on.untilPlaying();
  await first.waitForURL(takenOver);
  await first.getByRole('heading', { name: 'This course continues somewhere else' }).waitFor();
  await first
    .getByText(
      'It was opened in another tab or on another device, and continues there with everything that was saved here.',
    )
    .waitFor();
  await on.untilAt(place);
  expect(await on.stored(attempt)).toEqual(said);
  const next = await on.turn();
  await on.untilSaved();
  await on.untilStored(attempt, await on.said());
  await first.close();
  await on.expectResumeAt(next);
});

test('lets a second device take over; the next step of the first overwrites nothing and says so', async () => {
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

test('keeps the progress of the other device after an offline device comes back, and says so', async () => {
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
  await on.page.getByRole('heading', { name: 'Your latest progress here was not saved' }).waitFor();
  await on.page.getByText(/could not be added, because the course was opened somewhere else later\.$/u).waitFor();
  await elsewhere.context().close();
  await on.expectResumeAt(place);
});

test('keeps saving a course after the learner was signed out elsewhere', async () => {
  await on.openCourse();
  await on.page.context().clearCookies();
  await on.turn();
  await on.untilSaved();
  await on.untilStored(on.attemptOn(), await on.said());
});

test('keeps saving a course after the session expired; Exit leads through Log In to the page after it', async () => {
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
  await on.page.waitForURL('**/lms-post-content/**');
  await on.expectResumeAt(place);
  expect(on.attemptOn()).toBe(attempt);
  const next = await on.turn();
  await on.untilSaved();
  await on.expectResumeAt(next);
});
