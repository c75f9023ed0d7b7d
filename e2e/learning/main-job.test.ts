import { readFile } from 'node:fs/promises';
import { questionsOf } from '@doselore/content';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { courseOf, launchBrowser } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';
import { passQuiz, readToQuiz } from '../support/take-course.ts';

const slug = 'sepsis-spotting-deterioration';
const title = 'Sepsis: spotting deterioration';

const on = new E2e({ hasOwnBrowser: true });

/** Waits until the player says that all progress is saved. */
async function untilSaved(page: Page): Promise<void> {
  await page.getByText(/Saved \d\d:\d\d/u).waitFor();
}

test('resumes a course after browser and server were lost, and awards the certificate', async () => {
  let page = await on.signIn('nadia.hussain', '/my-learning-zone');
  await page.getByRole('link', { name: `Start: ${title}` }).click();
  await page.getByRole('button', { name: 'Start course' }).click();
  const next = courseOf(page).getByRole('button', { name: 'Next' });
  for (let turned = 0; turned < 3; turned += 1) await next.click();
  const bookmark = await courseOf(page).getByRole('heading', { level: 1 }).textContent();
  await untilSaved(page);

  await on.server.kill();
  await on.browser.close();
  await on.server.restart();
  on.browser = await launchBrowser();

  page = await on.signIn('nadia.hussain', '/my-learning-zone');
  await page.getByRole('button', { name: 'Resume course' }).click();
  await courseOf(page)
    .getByRole('heading', { level: 1, name: bookmark ?? '' })
    .waitFor();

  await readToQuiz(page);
  await passQuiz(page, questionsOf(slug));
  await page.getByText('You have reached the end.').waitFor();
  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await page.getByRole('heading', { name: 'You have passed' }).waitFor();
  await page.getByRole('link', { name: 'See your results and certificate' }).click();
  await page.getByRole('heading', { name: 'Passed', exact: true }).waitFor();
  // Exit has stored everything, so nothing was left to resend.
  expect(await page.getByText(/is saved now/u).count()).toBe(0);
  expect(await page.getByText('100 of 100').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Your answers' }).isVisible()).toBe(true);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download certificate' }).click(),
  ]);
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  const code = await page.evaluate(async () => {
    const answer = await fetch('/api/certificates');
    const [certificate] = (await answer.json()) as { verify_code: string }[];
    return certificate?.verify_code ?? '';
  });
  const visitor = await on.visit();
  await visitor.goto(`${on.address}/check-certificate`);
  await visitor.getByLabel('Certificate number or code').fill(code.toLowerCase());
  await visitor.getByRole('button', { name: 'Check certificate' }).click();
  await visitor.getByText('N. Hussain').waitFor();
  expect(await visitor.getByText('Nadia').count()).toBe(0);
});

test('asks before the side menu leaves, and lets a second tab take over the course', async () => {
  const page = await on.signIn('sam.whitlock', '/my-learning-zone');
  await page.getByRole('button', { name: 'Resume course' }).click();
  await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'My Courses' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Are you sure you want to exit?' });
  await dialogue.getByRole('button', { name: 'Resume Course' }).click();
  await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();

  const address = page.url();
  const second = await page.context().newPage();
  await second.goto(address);
  await courseOf(second).getByRole('button', { name: 'Next' }).waitFor();
  await page.waitForURL('**/lms-content-duplicate-tab');

  await second.getByRole('navigation').getByRole('link', { name: 'My Courses' }).click();
  await second.getByRole('button', { name: 'Exit Course' }).click();
  await second.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
  await page.context().close();
});
