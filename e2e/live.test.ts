import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, logIn, openPage } from './support/browser.ts';
import { databaseUrlOf } from './support/database.ts';
import { type RunningServer, startServer } from './support/server.ts';

let [here, there]: (RunningServer | undefined)[] = [];
let browser: Browser;

beforeAll(async () => {
  [here, browser] = await Promise.all([startServer(), launchBrowser()]);
  there = await startServer({ DATABASE_URL: databaseUrlOf(here) });
});

afterAll(async () => {
  await browser?.close();
  await there?.stop();
  await here?.stop();
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications,/u });
const unread = async (page: Page) => Number(/\d+/u.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

/** Well below the half minute after which a page without a live connection asks by itself. */
const soon = { timeout: 8_000 };

async function ask(page: Page, server: RunningServer, question: string): Promise<void> {
  await page.goto(`${server.address}/faq`);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the Pharmacist' }).click();
  const form = page.getByRole('dialog', { name: 'Ask the Pharmacist' });
  await form.getByRole('textbox', { name: /question/iu }).fill(question);
  await form.getByRole('button', { name: /^(Send|Submit)/u }).click();
  await form.waitFor({ state: 'hidden' });
}

test('what is written on one server lights the bell of every tab at another, over one connection that comes back', async () => {
  if (here === undefined || there === undefined) throw new Error('Both servers run');
  const admin = await openPage(browser);
  let streams = 0;
  admin.context().on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams += 1;
  });
  await logIn(admin, here, 'morgan.ellis');
  const second = await admin.context().newPage();
  await second.goto(`${here.address}/site-admin/courses`);
  await bell(second).waitFor();
  await expect.poll(() => streams).toBe(1);
  const before = await unread(admin);

  const learner = await openPage(browser);
  await logIn(learner, there, 'sam.whitlock');
  await ask(learner, there, 'May I give two vaccines at once?');
  for (const tab of [admin, second]) await expect.poll(() => unread(tab), soon).toBe(before + 1);
  expect(await bell(admin).getAttribute('data-rising')).toBe('true');
  expect(streams).toBe(1);

  await admin.close();
  await expect.poll(() => streams, soon).toBe(2);
  await ask(learner, there, 'And three?');
  await expect.poll(() => unread(second), soon).toBe(before + 2);
  await bell(second).click();
  await second.getByRole('dialog', { name: 'Notifications' }).getByText('And three?').waitFor();
  await learner.context().close();
  await second.context().close();
});
