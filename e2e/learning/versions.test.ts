import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { E2e } from '../support/e2e.ts';

const on = new E2e();
const title = 'Safeguarding adults and children level 2';
const [old, renamed] = ['Recognise', 'Recognise abuse and neglect'];

/** Opens the modules of the course as a learner sees them. An address of any version leads there. */
async function firstModule(page: Page, courseId: string): Promise<string | null> {
  await page.goto(`${on.address}/my-learning-zone/modules/online/${courseId}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return page.getByRole('heading', { name: /^Recognise/u }).textContent();
}

/** Begins the course, and goes back from its first module. */
async function begin(page: Page, courseId: string): Promise<void> {
  await page.goto(`${on.address}/my-learning-zone/course-launch/online/${courseId}`);
  await page.getByRole('button', { name: 'Start course' }).click();
  await page.waitForURL((url) => !url.pathname.includes('course-launch'));
}

async function makeLive(admin: Page, version: number): Promise<void> {
  await admin.getByRole('button', { name: `Make version ${version} live` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Make live' }).click();
  await admin.getByText(`Version ${version} of ${title} is live`).waitFor();
}

test('each of two learners stays on the version that they started, also after going back to the first', async () => {
  const admin = await on.signIn('morgan.ellis', '/site-admin/courses');
  await admin.getByRole('link', { name: 'Version 2 is a draft' }).click();
  await admin.waitForURL('**/edit-course/*');
  const [draft = ''] = /\d+$/u.exec(admin.url()) ?? [];
  await admin.getByRole('link', { name: /Packages and modules/u }).click();
  await admin.getByRole('link', { name: old, exact: true }).click();
  await admin.getByLabel('Title').fill(renamed);
  await admin.getByLabel(/^Maximum attempts/u).fill('3');
  await admin.getByRole('button', { name: 'Save module' }).click();
  await admin.getByText(`${renamed} saved`).waitFor();

  const [early, late] = [await on.signIn('priya.raman'), await on.signIn('sam.whitlock')];
  expect([await firstModule(early, draft), await firstModule(late, draft)]).toEqual([old, old]);
  await admin.goto(`${on.address}/site-admin/courses/edit-course/${draft}`);
  await makeLive(admin, 2);
  expect([await firstModule(early, draft), await firstModule(late, draft)]).toEqual([old, renamed]);
  await begin(late, draft);

  await makeLive(admin, 1);
  expect([await firstModule(early, draft), await firstModule(late, draft)]).toEqual([old, renamed]);
  await admin.getByText(/1 learner, 1 in progress/u).waitFor();
});
