import { expect, test } from 'vitest';
import { LearnerJourney } from './support/learner-journey.ts';

const on = new LearnerJourney();

test('cut before a commit arrives, then the tab is closed: it is handed in on the next visit', async () => {
  await on.openCourse();
  on.cut();
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  await on.closeTab();
  on.reconnect();
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByText(/Your work in “Sepsis: spotting deterioration” of .* is saved now\.$/u).waitFor();
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('opening the same course straight away hands in first', async () => {
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

test('while the kept work cannot be sent, the course does not open over it, and says why', async () => {
  await on.openCourse();
  const address = on.page.url();
  on.cut();
  const place = await on.turn();
  await on.untilUnsaved();
  await on.closeTab();
  on.network.choose(({ path }) => (path.endsWith('/commit') ? 'reset-before' : undefined));
  await on.page.goto(address);
  await on.page
    .getByText('Your work of last time is still in this browser and could not be saved yet.')
    .or(on.page.getByText('No Internet Connection'))
    .first()
    .waitFor();
  on.reconnect();
  await on.page.goto(address);
  await on.untilAt(place);
});

test('the network comes back while the learner is still there', async () => {
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

test('the answers are lost on the way back', async () => {
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

test('cut after a commit was sent and before its answer, and the tab closed on it: stored once, nothing is handed in twice', async () => {
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

test('a connection that takes a commit and never answers is given up, and the work arrives by the next one', async () => {
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

test('the next visit hands in 5,000 interactions that a closed tab had collected offline', async () => {
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
