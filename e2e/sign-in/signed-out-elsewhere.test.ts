import { expect, test } from 'vitest';
import { logIn, signIn } from '../support/browser.ts';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();

/** Opens a course with unsaved progress, then another tab of the same browser. */
async function openTwoTabs() {
  await on.openCourse();
  const place = await on.turn();
  const [first, attempt, said, address] = [on.page, on.attemptOn(), await on.said(), on.page.url()];
  await on.openTab();
  return { first, attempt, said, address, place };
}

async function signOut(): Promise<void> {
  await on.page.goto(`${on.address}/signout`);
  await on.page.waitForURL('**/login');
}

test('stops the course when its learner signs out in another tab, with all progress saved', async () => {
  const { first, attempt, said, address, place } = await openTwoTabs();
  await signOut();
  await first.getByRole('heading', { name: 'You were signed out in another tab' }).waitFor();
  await first.getByText('nothing more is recorded for Sam Whitlock. The progress up to now is saved.').waitFor();
  expect(await first.locator('iframe').count()).toBe(0);
  expect(await on.stored(attempt)).toEqual(said);
  on.page = first;
  await first.getByRole('link', { name: 'Log In' }).click();
  await on.logInHere();
  await on.untilPlaying();
  expect(new URL(first.url()).pathname).toBe(new URL(address).pathname);
  await on.untilAt(place);
});

test('says that progress is not saved when it is not, and sends it only for the same learner', async () => {
  await on.openCourse();
  const [first, attempt] = [on.page, on.attemptOn()];
  const before = await on.stored(attempt);
  on.cut();
  await on.turn();
  const said = await on.said();
  await on.untilUnsaved();
  await on.openTab();
  await signOut();
  await first.getByText('This browser keeps it, and sends it when Sam Whitlock signs in here again.').waitFor();
  on.reconnect();
  await logIn(on.page, on, 'nadia.hussain');
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByRole('heading', { name: 'My Courses' }).waitFor();
  expect(await on.stored(attempt)).toEqual(before);
  await signOut();
  await logIn(on.page, on, 'sam.whitlock');
  await on.untilStored(attempt, said);
});

test('stops the course of the first learner when someone else signs in in another tab', async () => {
  const { first, attempt, said } = await openTwoTabs();
  await on.page.context().clearCookies();
  await logIn(on.page, on, 'nadia.hussain');
  await first.getByRole('heading', { name: 'Someone else signed in in another tab' }).waitFor();
  expect(await on.stored(attempt)).toEqual(said);
  await first.getByRole('link', { name: 'Go to the start page' }).click();
  await first.waitForURL((url) => !url.pathname.includes('lms-content'));
});

test('stops at its next check when the session belongs to someone else, although no tab has said so', async () => {
  await on.openCourse();
  const page = await on.page.context().newPage();
  await signIn(page, on, 'nadia.hussain');
  await on.player().evaluate(() => window.parent.postMessage({ type: 'stale' }, '*'));
  await on.page.getByRole('heading', { name: 'Someone else signed in in another tab' }).waitFor();
});
