import { test } from 'vitest';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();

test('saves the page that was turned just before the tab was closed', async () => {
  await on.openCourse();
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.page.close({ runBeforeUnload: true });
  await on.untilStored(attempt, said);
  await on.openTab();
  await on.expectResumeAt(place);
});

test('saves when the address bar leads away', async () => {
  await on.openCourse();
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.page.goto(`${on.address}/faq`);
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('keeps the learner in the course after Exit without a connection, and leaves when it is back', async () => {
  await on.openCourse();
  on.cut();
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.page.getByRole('button', { name: 'Exit', exact: true }).click();
  await on.page.getByText('Your progress is not saved yet. Stay on this page until the connection is back').waitFor();
  on.reconnect();
  await on.page.getByRole('button', { name: 'Exit', exact: true }).click();
  await on.page.waitForURL('**/lms-post-content/**');
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('keeps saving after the computer slept', async () => {
  await on.openCourse();
  const session = await on.page.context().newCDPSession(on.page);
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await on.untilSaved();
  await on.untilStored(attempt, said);
  await on.closeTab();
  await on.expectResumeAt(place);
});
