import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, logIn, openPage } from './support/browser.ts';
import { type RunningServer, startServer } from './support/server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a forgotten password is replaced through the outbox, once', async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/login`);
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await page.getByLabel('Email address').fill('sam.whitlock@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page
    .getByText(/sent|on its way|check your/iu)
    .first()
    .waitFor();
  await page.goto(`${server.address}/outbox`);
  const link = page.getByRole('link', { name: /password\/reset/u }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.getByLabel('New password', { exact: true }).fill('Counter-Shelf+7');
  await page.getByLabel(/again|confirm|repeat/iu).fill('Counter-Shelf+7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/login*');
  await logIn(page, server, 'sam.whitlock', 'Counter-Shelf+7');
  await page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();

  await page.context().clearCookies();
  await page.goto(`${server.address}${address}`);
  await page.getByLabel('New password', { exact: true }).fill('Another-Shelf+8');
  await page.getByLabel(/again|confirm|repeat/iu).fill('Another-Shelf+8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => page.getByText('This link has been used or has expired').isVisible()).toBe(true);
  await page.context().close();
});
