import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { E2e } from '../support/e2e.ts';
import { fillDay } from '../support/fill-day.ts';

const title = 'Controlled drugs and SOPs';
const right = [
  ['Schedule 2'],
  ['28 days'],
  ['One as directed'],
  ['Add a signed and dated note in the margin or at the foot of the page'],
  ['Buprenorphine tablets', 'Temazepam tablets'],
  ['No: record them apart and denature them, with someone watching'],
];

const on = new E2e();

async function answer(page: Page, labels: readonly (readonly string[])[]): Promise<void> {
  for (const label of labels.flat()) await page.getByLabel(label, { exact: true }).check();
}

test('takes a distance course to its certificate, and keeps the answers while the server is away', async () => {
  const page = await on.signIn('nadia.hussain', '/my-learning-zone');
  await page.getByRole('link', { name: `Start: ${title}` }).click();
  await page.getByRole('button', { name: 'Start course' }).click();
  await page.getByText('Opens when everything above is marked as read').waitFor();
  await page.getByRole('link', { name: /^Read: Schedules/u }).click();
  await page.getByRole('heading', { name: 'Five schedules' }).waitFor();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  for (const heading of ['The cabinet', 'Why a written procedure']) {
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByRole('button', { name: 'Mark as read' }).click();
  }
  await page.getByRole('link', { name: 'Start assessment' }).click();
  await answer(page, right.slice(0, 2));
  await page.getByText('Your answers are saved', { exact: true }).waitFor();

  await on.server.kill();
  await answer(page, right.slice(2, 4));
  await page.getByText(/Not saved yet/u).waitFor();
  await on.server.restart();
  await page.getByText('Your answers are saved', { exact: true }).waitFor();
  await page.reload();
  for (const [label] of right.slice(0, 4))
    expect(await page.getByLabel(label ?? '', { exact: true }).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.getByText('2 questions have no answer yet.').waitFor();
  await answer(page, right.slice(4));
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.getByRole('heading', { name: 'Passed', exact: true }).waitFor();
  await page.getByText('100 of 100 (pass mark 80)').waitFor();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download certificate' }).click(),
  ]);
  await page.getByRole('radio', { name: '4, useful' }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('Thank you, your feedback is saved.').waitFor();
  await page.context().close();
});

test('shows a paper result, adds an external course with evidence and takes feedback on a session', async () => {
  const page = await on.signIn('sam.whitlock', '/my-learning-zone');
  await page.getByRole('link', { name: 'View course: Blood-pressure check: practical sign-off' }).click();
  for (const fact of ['92 of 100', 'Amara Osei']) await page.getByText(fact, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Download certificate' }).waitFor();

  await page.getByRole('navigation', { name: 'My Learning Zone' }).getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('link', { name: 'Add an external course' }).click();
  await page.getByLabel('Course', { exact: true }).selectOption('Another course');
  await page.getByLabel('Title', { exact: true }).fill('Inhaler technique evening');
  await page.getByLabel('Provider').fill('Local pharmaceutical committee');
  await fillDay(page, 'Completed on', '2026-01-20');
  await page.getByLabel('Valid for, in months').fill('0');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') });
  await page.getByRole('button', { name: 'Save entry' }).click();
  await page.getByText('Choose a PDF, or a PNG, JPEG or WebP picture').first().waitFor();
  await file.setInputFiles({
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Save entry' }).click();
  await page.getByRole('link', { name: /^Open evidence: proof\.pdf/u }).waitFor();
  await page.getByText('To be verified').waitFor();

  await page.getByRole('navigation', { name: 'My Learning Zone' }).getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('button', { name: /^Show all/u }).click();
  await page.getByRole('link', { name: 'Give feedback' }).click();
  for (const question of ['How was the trainer?', 'How was the content?', 'How was the venue?'])
    await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: '5, very good' }).check();
  const scale = page.getByRole('radiogroup', { name: /recommend this course/u });
  await scale.getByRole('radio', { name: '8', exact: true }).check();
  await page.keyboard.press('ArrowRight');
  expect(await scale.getByRole('radio', { name: '9', exact: true }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('You have given your feedback on this session.').waitFor();

  await page.getByRole('navigation', { name: 'My Learning Zone' }).getByRole('link', { name: 'My Profile' }).click();
  const record = page.getByRole('region', { name: 'Your training record' });
  for (const entry of ['Inhaler technique evening', 'Blood-pressure check: practical sign-off'])
    await record.getByRole('heading', { name: entry }).waitFor();
  await page.goto(`${on.address}/my-learning-zone/course-launch/paper-course/none`);
  await page.getByRole('heading', { name: 'Course not found' }).waitFor();
  await page.context().close();
});
