import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { courseOf } from './support/browser.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();

const course = 'Sepsis: spotting deterioration';
/** Grace Sharma, who has never taken the course, and her service: Northgate, Market Square. */
const [learner, learnerId] = ['grace.sharma', 17];

const unread = async (page: Page) => {
  const label = await page.getByRole('button', { name: /^Notifications,/u }).getAttribute('aria-label');
  return Number(/\d+/u.exec(label ?? '')?.[0] ?? 0);
};

/** Milliseconds to wait for a notification on a busy machine. */
const soon = { timeout: 8_000 };

/** Returns the figures of the service's report: pool, issued and not started, used. */
async function levelsFor(page: Page): Promise<number[]> {
  await page.goto(`${on.address}/subgroup-admin/reports/licence-levels?q=sepsis`);
  const cells = page.getByRole('row').filter({ hasText: course }).getByRole('cell');
  await cells.first().waitFor();
  const texts = await Promise.all([2, 6, 7].map((nth) => cells.nth(nth).innerText()));
  return texts.map((text) => (text.trim() === 'None' ? 0 : Number(text)));
}

async function issueFromPool(page: Page): Promise<void> {
  await page.goto(`${on.address}/group-admin/1/issue-licence/${learnerId}/subgroup/1`);
  await page.getByRole('radio', { name: new RegExp(`^${course}.*From the pool`, 'u') }).check();
  await page.getByRole('button', { name: 'Issue licence' }).click();
  await page.getByText(`${course} issued to Grace Sharma`).waitFor();
}

test('the request of a service is fulfilled from the pot; an unstarted licence returns its seat, a started one does not', async () => {
  const site = await on.signIn('morgan.ellis', '/site-admin/groups/1/settings');
  await site.getByRole('radio', { name: 'Low' }).check();
  await site.getByRole('button', { name: 'Save level' }).click();
  await site.getByText('Level saved. It applies immediately.').waitFor();
  await site.context().close();

  const service = await on.signIn('tom.okafor');
  const [pool = 0, held = 0, used = 0] = await levelsFor(service);
  await service.goto(`${on.address}/subgroup-admin/1/1/request-licences`);
  await service.getByLabel('Course', { exact: true }).selectOption(course);
  await service.getByLabel('Number of licences').fill('3');
  await service.getByRole('button', { name: 'Request licences' }).click();
  await service.getByText(`3 licences for ${course} requested`).waitFor();
  await service.getByLabel('Course', { exact: true }).selectOption(course);
  await service.getByText('Tom Okafor already requested 3').waitFor();
  await service.getByLabel('Number of licences').fill('2');
  await service.getByRole('button', { name: 'Change the request' }).click();
  await service.getByText(`Your request was changed: 2 licences for ${course}`).waitFor();

  const unreadBefore = await unread(service);
  const organisation = await on.signIn('priya.raman', '/group-admin/1/dashboard');
  await organisation
    .getByRole('link', { name: /^Decide requests/u })
    .first()
    .waitFor();
  await organisation.keyboard.press('Control+k');
  await organisation.getByRole('option', { name: /^Decide \d+ licence request/u }).waitFor();
  await organisation.keyboard.press('Escape');
  await organisation.getByRole('link', { name: /^Licence requests \d+ open request/u }).click();
  await organisation.getByRole('button', { name: `Decide: ${course}, Northgate, Market Square` }).click();
  await organisation.getByRole('button', { name: 'Fulfil from the general pot' }).click();
  await organisation.getByText('2 licences moved for Northgate, Market Square').waitFor();
  // The page has been open since the request changed: the notification updates it.
  await service.getByRole('row').filter({ hasText: course }).first().getByText('Fulfilled').waitFor(soon);
  await expect.poll(() => unread(service), soon).toBe(unreadBefore + 1);

  expect(await levelsFor(service)).toEqual([pool + 2, held, used]);

  await issueFromPool(organisation);
  expect(await levelsFor(service)).toEqual([pool + 1, held + 1, used]);
  await organisation.getByRole('button', { name: `Actions for ${course}` }).click();
  await organisation.getByRole('menuitem', { name: 'Take back' }).click();
  await organisation.getByText('the licence returns to the pool of Northgate, Market Square').waitFor();
  await organisation.getByRole('radio', { name: 'Issued by mistake' }).check();
  await organisation.getByRole('button', { name: 'Take back 1 licence' }).click();
  await organisation.getByText('1 licence taken back').waitFor();
  expect(await levelsFor(service)).toEqual([pool + 2, held, used]);

  await issueFromPool(organisation);
  const page = await on.signIn(learner, '/my-learning-zone');
  await page.getByRole('link', { name: `Start: ${course}` }).click();
  await page.getByRole('button', { name: 'Start course' }).click();
  await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();
  expect(await levelsFor(service)).toEqual([pool + 1, held, used + 1]);
  await organisation.reload();
  await organisation.getByRole('button', { name: `Actions for ${course}` }).click();
  await organisation.getByRole('menuitem', { name: 'Take back' }).click();
  await organisation.getByText('Started: access ends. The licence stays used, so no number changes.').waitFor();
});
