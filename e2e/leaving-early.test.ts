import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LearnerJourney } from './support/learner-journey.ts';

const on = new LearnerJourney();

/** Leaves by a way that is neither Exit nor the side menu. */
async function goBack(page: Page) {
  await page.evaluate(() => window.history.back());
  const dialogue = page.getByRole('dialog', { name: 'Leave this course?' });
  await dialogue
    .getByText(
      "Please use the 'Exit' button at the bottom of the screen to leave, that will ensure your progress is saved. Press 'OK' to stay on this page so that you can then use the 'Exit' button.",
      { exact: true },
    )
    .waitFor();
  return dialogue;
}

test('leaving before the end: OK stays in the course, the other way finishes and saves it', async () => {
  await on.openCourse();
  const [attempt, address] = [on.attemptOn(), on.page.url()];
  const stay = await goBack(on.page);
  await stay.getByRole('button', { name: 'OK' }).click();
  await stay.waitFor({ state: 'hidden' });
  expect(on.page.url()).toBe(address);
  const place = await on.turn();
  const said = await on.said();
  const leave = await goBack(on.page);
  await leave.getByRole('button', { name: 'Save and leave' }).click();
  await on.page.waitForURL((url) => !url.pathname.includes('lms-content'));
  expect(await on.stored(attempt)).toEqual(said);
  await on.expectResumeAt(place);
});

test('leaving by the side menu: Resume Course stays, Exit Course finishes, saves and goes there', async () => {
  await on.openCourse();
  const [attempt, address] = [on.attemptOn(), on.page.url()];
  const leave = () => on.page.getByRole('navigation').getByRole('link', { name: 'My Courses' }).click();
  const dialogue = on.page.getByRole('dialog', { name: 'Are you sure you want to exit?' });
  await leave();
  await dialogue.getByRole('button', { name: 'Resume Course', exact: true }).click();
  expect(on.page.url()).toBe(address);
  await on.turn();
  const said = await on.said();
  await leave();
  await dialogue.getByRole('button', { name: 'Exit Course', exact: true }).click();
  await on.page.waitForURL('**/my-learning-zone');
  expect(await on.stored(attempt)).toEqual(said);
});
