import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCourseZip } from '@doselore/content';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** A site admin makes a course, uploads its package, buys ten licences for Northgate and issues one to Nadia. */
async function bringToLearner(page: Page, course: { title: string; zip: string }): Promise<void> {
  await page.goto(`${server.address}/site-admin/courses`);
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByLabel('Title', { exact: true }).fill(course.title);
  await page.getByRole('radio', { name: 'E-Learning' }).check();
  await page.getByLabel('Live', { exact: true }).check();
  await page.getByRole('button', { name: 'Create course' }).click();
  await page.waitForURL('**/edit-course/**');
  const courseId = /edit-course\/(\d+)/u.exec(page.url())?.[1] ?? '';
  await page.goto(`${server.address}/site-admin/courses/scos/${courseId}`);
  await page.locator('input[type=file]').setInputFiles(course.zip);
  await page.getByRole('button', { name: 'Upload package' }).last().click();
  await page
    .getByRole('button', { name: /^Move .* down|^Move down/u })
    .or(page.getByText(/modules? added|1 module/u))
    .first()
    .waitFor();

  await page.goto(`${server.address}/site-admin/groups/1/new-licence`);
  await page.getByLabel('Course', { exact: true }).selectOption({ label: course.title });
  await page.getByLabel('Number of licences').fill('10');
  await page.getByRole('button', { name: /Check|Continue|Next/u }).click();
  await page.getByRole('button', { name: 'Buy licences' }).click();
  await page.getByText('10 licences added to the general pot').waitFor();

  await page.goto(`${server.address}/site-admin/groups/1/members?q=hussain`);
  await page.getByRole('link', { name: 'Issue licence to Nadia Hussain' }).click();
  await page.getByRole('radio', { name: new RegExp(course.title, 'u') }).check();
  await page.getByRole('button', { name: 'Issue licence' }).click();
  await page.waitForURL((url) => !url.pathname.includes('issue-licence'));
}

/** The learner opens it, the package plays, and leaving it stores something. */
async function playAsLearner(title: string): Promise<Page> {
  const page = await openPage(browser);
  await logIn(page, server, 'nadia.hussain');
  await page.getByRole('link', { name: `Start: ${title}` }).click();
  await page.getByRole('button', { name: 'Start course' }).click();
  return page;
}

test('a package that the project ships goes from upload to a learner', async () => {
  const zip = path.join(mkdtempSync(path.join(tmpdir(), 'doselore-zip-')), 'immunisation.zip');
  writeFileSync(zip, await buildCourseZip('immunisation-annual-update'));
  const admin = await openPage(browser);
  await logIn(admin, server, 'morgan.ellis');
  await bringToLearner(admin, { title: 'Immunisation, uploaded by hand', zip });
  const learner = await playAsLearner('Immunisation, uploaded by hand');
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

const packages = process.env.DOSELORE_PACKAGES;
const golf = path.join(packages ?? '', 'scorm12', 'emp-RuntimeBasicCalls_SCORM12.zip');

if (packages && existsSync(golf)) {
  test('a package that nobody here wrote plays, stores its bookmark and resumes', async () => {
    const admin = await openPage(browser);
    await logIn(admin, server, 'morgan.ellis');
    await bringToLearner(admin, { title: 'Golf, explained', zip: golf });
    const learner = await playAsLearner('Golf, explained');
    const next = courseOf(learner).locator('#butNext, input[value="Next ->"], [id*=ext]').first();
    await next.click();
    await next.click();
    await learner.getByText(/Saved \d\d:\d\d/u).waitFor();
    await learner.getByRole('button', { name: 'Exit', exact: true }).click();
    await learner.waitForURL('**/lms-post-content/**');
    const stored = await learner.evaluate(
      async (id) => (await fetch(`/api/sco-user/${id}`)).json(),
      learner.url().split('/').at(-1),
    );
    expect(stored).toMatchObject({ lesson_status: 'incomplete', lesson_location: '2', session_token_valid: false });
  });
}
