import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCourseZip } from '@doselore/content';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringToLearner, startAsLearner } from './support/bring-to-learner.ts';
import { courseOf, launchBrowser, logIn, openPage } from './support/browser.ts';
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

test('a package that the project ships goes from upload to a learner', async () => {
  const zip = path.join(mkdtempSync(path.join(tmpdir(), 'doselore-zip-')), 'immunisation.zip');
  writeFileSync(zip, await buildCourseZip('immunisation-annual-update'));
  const admin = await openPage(browser);
  await logIn(admin, server, 'morgan.ellis');
  await bringToLearner(admin, server, { title: 'Immunisation, uploaded by hand', zip });
  const learner = await startAsLearner(await openPage(browser), server, 'Immunisation, uploaded by hand');
  await courseOf(learner).getByRole('button', { name: 'Next' }).click();
  await learner.getByText(/Saved \d\d:\d\d/u).waitFor();
});

test('a file that is no package is refused in words, on the page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-zip-'));
  writeFileSync(path.join(folder, 'not-a-zip.zip'), 'this is text');
  const page = await openPage(browser);
  await logIn(page, server, 'morgan.ellis');
  await page.goto(`${server.address}/site-admin/courses/scos/1`);
  const start = page.getByRole('button', { name: 'Upload package' });
  if (!(await page.getByLabel('Course package').first().isVisible())) await start.first().click();
  await page.locator('input[type=file]').last().setInputFiles(path.join(folder, 'not-a-zip.zip'));
  await start.last().click();
  await page
    .getByText(/not a zip/u)
    .first()
    .waitFor();
  expect(
    await page
      .getByText(/not a zip/u)
      .first()
      .isVisible(),
  ).toBe(true);
});
