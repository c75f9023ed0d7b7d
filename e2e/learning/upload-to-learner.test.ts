import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCourseZip } from '@doselore/content';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startAsLearner } from '../support/bring-to-learner.ts';
import { courseOf } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** On the screens a site admin makes a course, uploads its package, makes it live, buys ten licences for Northgate and issues one to Nadia. */
async function bringToLearner(page: Page, course: { title: string; zip: string }): Promise<void> {
  await page.goto(`${on.address}/site-admin/courses`);
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByRole('link', { name: 'E-Learning' }).click();
  await page.getByLabel('Title', { exact: true }).fill(course.title);
  await page.getByRole('radio', { name: 'Statutory and mandatory training' }).check();
  await page.getByRole('button', { name: 'Create course' }).click();
  await page.waitForURL('**/edit-course/**');
  const courseId = /edit-course\/(\d+)/u.exec(page.url())?.[1] ?? '';
  await page.goto(`${on.address}/site-admin/courses/scos/${courseId}`);
  await page.locator('input[type=file]').setInputFiles(course.zip);
  await page.getByRole('button', { name: 'Upload package' }).last().click();
  await page.getByRole('heading', { name: /is uploaded$/u }).waitFor();
  await page.getByRole('button', { name: 'Make live' }).click();
  await page.getByText(`${course.title} is live`).waitFor();

  await page.goto(`${on.address}/site-admin/groups/1/new-licence`);
  await page.getByLabel('Course', { exact: true }).selectOption({ label: course.title });
  await page.getByLabel('Number of licences').fill('10');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Buy licences' }).click();
  await page.getByText('10 licences added to the general pot').waitFor();

  await page.goto(`${on.address}/site-admin/groups/1/members?q=hussain`);
  await page.getByRole('link', { name: 'Issue licence to Nadia Hussain' }).click();
  await page.getByRole('radio', { name: new RegExp(course.title, 'u') }).check();
  await page.getByRole('button', { name: 'Issue licence' }).click();
  await page.waitForURL((url) => !url.pathname.includes('issue-licence'));
}

test('a package of the project is uploaded, made live and issued, and a learner begins it', async () => {
  const zip = path.join(mkdtempSync(path.join(tmpdir(), 'doselore-zip-')), 'immunisation.zip');
  writeFileSync(zip, await buildCourseZip('immunisation-annual-update'));
  const admin = await on.signIn('morgan.ellis');
  await bringToLearner(admin, { title: 'Immunisation, uploaded by hand', zip });
  const learner = await startAsLearner(await on.visit(), on, 'Immunisation, uploaded by hand');
  await courseOf(learner).getByRole('button', { name: 'Next' }).click();
  await learner.getByText(/Saved \d\d:\d\d/u).waitFor();
});

test('refuses a file that is not a package, and gives the reason on the page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-zip-'));
  writeFileSync(path.join(folder, 'not-a-zip.zip'), 'this is text');
  const page = await on.signIn('morgan.ellis', '/site-admin/courses/scos/1');
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
