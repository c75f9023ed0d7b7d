import { expect, test } from 'vitest';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();

test('resends a commit on the next visit that was cut off before the tab was closed', async () => {
  await on.openCourse();
  on.cut();
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  await on.closeTab();
  on.reconnect();
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByText(/Your progress in “Sepsis: spotting deterioration” on .* is saved now\.$/u).waitFor();
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('keeps progress in this browser although the code that stores it loads slowly', async () => {
  on.network.choose(({ path }) => (path.includes('offline-commits') ? 4_000 : undefined));
  await on.openCourse();
  on.cut();
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  await on.closeTab();
  on.reconnect();
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByText(/ is saved now\.$/u).waitFor();
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('resends offline commits before it opens the same course', async () => {
  await on.openCourse();
  const address = on.page.url();
  on.cut();
  const place = await on.turn();
  await on.untilUnsaved();
  await on.closeTab();
  on.reconnect();
  await on.page.goto(address);
  await on.untilAt(place);
});

test('does not open a course while its offline commits cannot be sent, and says why', async () => {
  await on.openCourse();
  const address = on.page.url();
  on.cut();
  const place = await on.turn();
  await on.untilUnsaved();
  await on.closeTab();
  on.network.choose(({ path }) => (path.endsWith('/commit') ? 'reset-before' : undefined));
  await on.page.goto(address);
  await on.page
    .getByText('Your progress from last time is still in this browser and could not be saved yet.')
    .or(on.page.getByText('No Internet Connection'))
    .first()
    .waitFor();
  on.reconnect();
  await on.page.goto(address);
  await on.untilAt(place);
});

test('tries offline commits again while a page stays open', async () => {
  await on.openCourse();
  on.cut();
  await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  await on.closeTab();
  on.network.choose(({ path }) => (path.endsWith('/commit') ? 'maintenance' : undefined));
  const tried = on.page.waitForResponse(/\/commit$/u);
  await on.page.goto(`${on.address}/my-learning-zone`);
  await tried;
  on.reconnect();
  await on.page.getByText(/ is saved now\.$/u).waitFor();
  await on.untilStored(attempt, said);
});

test('saves when the network comes back', async () => {
  await on.openCourse();
  on.cut();
  await on.turn();
  await on.untilUnsaved();
  const place = await on.turn();
  on.reconnect();
  await on.untilSaved();
  await on.untilStored(on.attemptOn(), await on.said());
  await on.closeTab();
  await on.expectResumeAt(place);
});

test('stores each commit once although its answers are lost', async () => {
  await on.openCourse();
  on.network.choose(({ path }) => (path === '/commit' ? 'reset-after' : undefined));
  await on.turn();
  await on.untilUnsaved();
  on.reconnect();
  const place = await on.turn();
  await on.untilSaved();
  await on.untilStored(on.attemptOn(), await on.said());
  await on.expectResumeAt(place);
});

test('stores a commit once that was cut off before its answer, with the tab closed', async () => {
  await on.openCourse();
  on.network.choose(({ path }) => (path === '/commit' ? 'reset-after' : undefined));
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  await on.untilStored(attempt, said);
  await on.closeTab();
  on.reconnect();
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByText(/ is saved now\.$/u).waitFor();
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('gives up a connection that never answers a commit, and sends the commit again', async () => {
  // Shortens the time of 20 seconds that the player waits for an answer.
  await on.page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms === 20_000 ? 2_000 : ms);
  });
  await on.openCourse();
  on.network.choose(({ path }) => (path === '/commit' ? 'black-hole' : undefined));
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  on.reconnect();
  await on.untilSaved();
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('resends 5,000 interactions on the next visit that a closed tab collected offline', async () => {
  await on.openCourse();
  on.cut();
  const [attempt, before] = [on.attemptOn(), await on.countAnswers()];
  await on.answer(5_000);
  await on.untilUnsaved();
  await on.closeTab();
  on.reconnect();
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByText(/ is saved now\.$/u).waitFor();
  expect(await on.countAnswers(attempt)).toBe(before + 5_000);
});
