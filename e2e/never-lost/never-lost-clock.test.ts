import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();
const hour = 3_600_000;

/** Gives every window of the browser a clock that `setClock` changes, like the clock of the computer. */
async function fitClock(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const RealDate = Date;
    let shift = 0;
    const now = () => RealDate.now() + shift;
    const Shifted = new Proxy(RealDate, {
      construct: (target, given, newTarget) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
    Object.assign(window, {
      Date: Shifted,
      setClock(to: number) {
        shift = to;
      },
    });
  });
}

async function setClock(page: Page, shift: number): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate((to) => (window as unknown as { setClock: (to: number) => void }).setClock(to), shift);
}

/** Session time that a package measures with the computer's clock. */
function setSessionTime(page: Page, time: string): Promise<string> {
  return on.player(page).evaluate((reported) => {
    const { API } = window as unknown as { API: Record<'LMSSetValue' | 'LMSCommit', (...words: string[]) => string> };
    const taken = API.LMSSetValue('cmi.core.session_time', reported);
    API.LMSCommit('');
    return String(taken);
  }, time);
}

async function secondsStored(attempt: number): Promise<{ session: number; total: number }> {
  const [row] = await rowsOf<{ session: number; total: number }>(
    on.server,
    `select extract(epoch from coalesce(nullif(session_time, ''), '0')::interval)::float as session,
       extract(epoch from total_time::interval)::float as total from sco_users where id = $1`,
    [attempt],
  );
  if (row === undefined) throw new Error('There is no such attempt');
  return row;
}

test.each([
  ['forward', 5 * hour],
  ['back', -5 * hour],
])('keeps order and session time of a course while the clock is set five hours %s', async (_way, shift) => {
  await fitClock(on.page);
  await on.openCourse();
  const attempt = on.attemptOn();
  const before = await secondsStored(attempt);
  await on.turn();
  await on.untilSaved();
  await setClock(on.page, shift);
  const place = await on.turn();
  await on.untilStored(attempt, await on.said());
  expect(await setSessionTime(on.page, '0005:00:00.00')).toBe('true');
  expect(await setSessionTime(on.page, '-005:00:00.00')).toBe('false');
  await on.turn();
  const last = await on.turn();
  expect(last).toBe(place);
  await on.untilStored(attempt, await on.said());
  await on.page.getByRole('button', { name: 'Exit', exact: true }).click();
  await on.page.waitForURL('**/lms-post-content/**');
  await on.expectResumeAt(last);
  const after = await secondsStored(attempt);
  expect(after.total - before.total).toBeGreaterThan(0);
  expect(after.total - before.total).toBeLessThan(300);
});
