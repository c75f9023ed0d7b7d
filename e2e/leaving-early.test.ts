import { durations } from '@doselore/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rowsOf } from './support/database.ts';
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

test('asks before it leaves an unfinished course: OK stays, the other button saves and leaves', async () => {
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

test('asks when the side menu leaves a course: Resume Course stays, Exit Course saves and leaves', async () => {
  await on.openCourse();
  const [attempt, address] = [on.attemptOn(), on.page.url()];
  const menu = on.page.getByRole('navigation', { name: 'My Learning Zone' });
  const items = ['My Courses', 'My Profile', 'Resources', 'Certificates', 'Logout'];
  expect(await menu.getByRole('link').allTextContents()).toEqual(items);
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

/** Calls LMSFinish, as the course does at its end. */
async function finishCourse(): Promise<void> {
  await on.player().evaluate(() => {
    const { API } = window as unknown as { API: Record<'LMSFinish', (argument: string) => string> };
    API.LMSFinish('');
  });
  await on.page.getByText('You have reached the end. Choose Exit to see your results.').waitFor();
}

/** Returns the last words of the addresses that carry progress, in the order of the requests from now on. */
function listProgressCalls(): string[] {
  const calls: string[] = [];
  on.page.on('request', (request) => {
    const [, last] = /\/(commit|finish)$/u.exec(new URL(request.url()).pathname) ?? [];
    if (last !== undefined) calls.push(last);
  });
  return calls;
}

const finishedAt = async (attempt: number) => {
  const [row] = await rowsOf<{ finished_at: Date | null }>(
    on.server,
    'select finished_at from sco_users where id = $1 and settled_seq = seq',
    [attempt],
  );
  return row?.finished_at?.getTime();
};

test('the commits of the player set the result, and leaving asks nothing after the package has finished', async () => {
  await on.openCourse();
  await on.turn();
  await on.untilSaved();
  const attempt = on.attemptOn();
  expect(await finishedAt(attempt)).toBeUndefined();
  const calls = listProgressCalls();
  await on.page.getByRole('button', { name: 'Exit', exact: true }).click();
  await on.page.waitForURL('**/lms-post-content/**');
  expect(new Set(calls)).toEqual(new Set(['commit']));
  const first = await finishedAt(attempt);
  expect(first).toBeTypeOf('number');

  await on.openCourse();
  const settled = on.page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"finished":true') ?? false,
  );
  await finishCourse();
  await settled;
  const later = listProgressCalls();
  await on.page.getByRole('button', { name: 'Exit', exact: true }).click();
  await on.page.waitForURL('**/lms-post-content/**');
  expect(later).toEqual([]);
  expect(await finishedAt(attempt)).toBeGreaterThan(first ?? Infinity);
});

test('saves and leaves a finished package without a question, except by the side menu', async () => {
  await on.openCourse();
  await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await finishCourse();
  await on.page.getByRole('navigation').getByRole('link', { name: 'My Courses' }).click();
  const dialogue = on.page.getByRole('dialog');
  await dialogue.getByRole('button', { name: 'Resume Course', exact: true }).click();
  await dialogue.waitFor({ state: 'hidden' });
  await on.page.evaluate(() => window.history.back());
  await on.page.waitForURL((url) => !url.pathname.includes('lms-content'));
  expect(await on.page.getByRole('dialog').count()).toBe(0);
  expect(await on.stored(attempt)).toEqual(said);
});

test('keeps the learner in the course without a connection until the progress is saved', async () => {
  await on.page.clock.install();
  await on.openCourse();
  const notSaved = on.page.getByText(/Your progress is not saved yet\. Stay on this page/u);
  const [attempt, address] = [on.attemptOn(), on.page.url()];
  on.cut();
  await on.turn();
  const said = await on.said();
  const leave = await goBack(on.page);
  await leave.getByRole('button', { name: 'Save and leave' }).click();
  await notSaved.waitFor();
  expect(on.page.url()).toBe(address);
  await on.page.clock.fastForward(durations.banner);
  await notSaved.waitFor({ state: 'hidden' });
  await on.page.getByRole('navigation').getByRole('link', { name: 'My Courses' }).click();
  await on.page.getByRole('button', { name: 'Exit Course', exact: true }).click();
  await notSaved.waitFor();
  expect(on.page.url()).toBe(address);
  on.reconnect();
  await on.page.getByRole('button', { name: 'Exit', exact: true }).click();
  await on.page.waitForURL('**/lms-post-content/**');
  await on.untilStored(attempt, said);
});

test('ignores a package that claims the licence was taken back', async () => {
  await on.openCourse();
  const [attempt, address] = [on.attemptOn(), on.page.url()];
  const checked = on.page.waitForResponse((answer) => answer.url().includes('/check-token'));
  await on.player().evaluate(() => {
    for (const message of [{ type: 'withdrawn', why: 'licence' }, { type: 'withdrawn' }, { type: 'stale' }])
      window.parent.postMessage(message, '*');
  });
  expect(await (await checked).json()).toEqual({ valid: true, withdrawn: null });
  await on.turn();
  await on.untilSaved();
  await on.untilStored(attempt, await on.said());
  expect(on.page.url()).toBe(address);
  await on.untilPlaying();
});
