import type { Page } from 'playwright-core';
import { signIn } from './browser.ts';

/** A site admin makes a course, uploads its package, makes it live, buys ten licences for Northgate and issues one to Nadia. */
export async function bringToLearner(
  page: Page,
  server: { address: string },
  course: { title: string; zip: string },
): Promise<void> {
  await page.goto(`${server.address}/site-admin/courses`);
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByRole('link', { name: 'E-Learning' }).click();
  await page.getByLabel('Title', { exact: true }).fill(course.title);
  await page.getByRole('radio', { name: 'Statutory and mandatory training' }).check();
  await page.getByRole('button', { name: 'Create course' }).click();
  await page.waitForURL('**/edit-course/**');
  const courseId = /edit-course\/(\d+)/u.exec(page.url())?.[1] ?? '';
  await page.goto(`${server.address}/site-admin/courses/scos/${courseId}`);
  await page.locator('input[type=file]').setInputFiles(course.zip);
  await page.getByRole('button', { name: 'Upload package' }).last().click();
  await page.getByRole('heading', { name: /is uploaded$/u }).waitFor();
  await page.getByRole('button', { name: 'Make live' }).click();
  await page.getByText(`${course.title} is live`).waitFor();

  await page.goto(`${server.address}/site-admin/groups/1/new-licence`);
  await page.getByLabel('Course', { exact: true }).selectOption({ label: course.title });
  await page.getByLabel('Number of licences').fill('10');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Buy licences' }).click();
  await page.getByText('10 licences added to the general pot').waitFor();

  await page.goto(`${server.address}/site-admin/groups/1/members?q=hussain`);
  await page.getByRole('link', { name: 'Issue licence to Nadia Hussain' }).click();
  await page.getByRole('radio', { name: new RegExp(course.title, 'u') }).check();
  await page.getByRole('button', { name: 'Issue licence' }).click();
  await page.waitForURL((url) => !url.pathname.includes('issue-licence'));
}

/** Signs Nadia in and starts the course: a course of one module plays at once, others show their modules. */
export async function startAsLearner(page: Page, server: { address: string }, title: string): Promise<Page> {
  await signIn(page, server, 'nadia.hussain');
  await page.goto(`${server.address}/my-learning-zone`);
  await page.getByRole('link', { name: `Start: ${title}` }).click();
  await page.getByRole('button', { name: 'Start course' }).click();
  return page;
}
