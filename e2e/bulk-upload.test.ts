import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acceptInvite } from './support/accept-invite.ts';
import { rowsOf } from './support/database.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();

const people = 200;
const addressOf = (place: number) => `starter-${place}@brightwell.test`;

/** A list as a Dutch Excel saves it, with semicolons and a byte order mark. Rows 5, 9 and 20 have errors. */
function writeList(): string {
  const rows = Array.from({ length: people }, (_nothing, index) => {
    const row = index + 2;
    const email = row === 5 ? 'starter-5@' : row === 20 ? addressOf(19).toUpperCase() : addressOf(row);
    return ['Starter', `Number ${row}`, email, row === 9 ? 'Wizard' : 'Dispenser', '27/03/2026'].join(';');
  });
  const file = path.join(on.server.dataDir, 'starters.csv');
  writeFileSync(file, `\uFEFF${['Forename;Surname;E-mail;Role;Start date', ...rows].join('\r\n')}\r\n`);
  return file;
}

async function uploadList(page: Page, file: string): Promise<void> {
  await page.getByRole('link', { name: 'Upload a list' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('email');
  await page.getByRole('button', { name: 'Check 200 rows' }).click();
}

const memberCount = async () =>
  (await rowsOf<{ n: number }>(on.server, 'select count(*)::int as n from group_members where group_id = 1'))[0]?.n ??
  0;

test('imports 200 people from a spreadsheet exactly once, although the server is killed in between', async () => {
  const file = writeList();
  const before = await memberCount();
  const page = await on.signIn('priya.raman', '/group-admin/1/members');
  await uploadList(page, file);

  await page.getByRole('button', { name: '3 problems' }).click();
  await page.getByText('The same address as row 19, but for capitals').waitFor();
  await page.getByLabel('Email in row 5').fill(addressOf(5));
  await page.getByLabel('Job role in row 9').selectOption('Dispenser');
  await page.getByRole('button', { name: '199 ready' }).waitFor();
  expect(await memberCount()).toBe(before);

  await page.getByRole('button', { name: 'Import 199 people' }).click();
  await page.waitForURL('**/import');
  await on.server.kill();
  await on.server.restart();
  await page.reload();
  await page.getByRole('heading', { name: '199 added' }).waitFor();
  expect(await memberCount()).toBe(before + 199);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download failed rows' }).click();
  const failed = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(failed).toHaveLength(2);
  expect(failed[1]).toContain('The same address as row 19, but for capitals');

  await page.getByRole('link', { name: 'See the members' }).click();
  await uploadList(page, file);
  await page.getByRole('button', { name: '197 already members' }).waitFor();
  expect(await page.getByRole('button', { name: /^Import/u }).count()).toBe(0);
  expect(await memberCount()).toBe(before + 199);

  await page.goto(`${on.address}/notifications`);
  await page.getByText('199 members added, 1 not. starters.csv').waitFor();
  await page.context().close();
});

/** Pastes a list at the organisation and opens its check. */
async function pasteList(page: Page, rows: readonly string[][]): Promise<void> {
  await page.goto(`${on.address}/group-admin/1/bulk-upload-new-users`);
  await page.getByLabel('Or paste cells from a spreadsheet').fill(rows.map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('button', { name: /^Check \d+ rows$/u }).click();
}

const heading = ['First name', 'Last name', 'Email', 'Job role', 'Start date'];
const memberOf = (email: string) =>
  rowsOf<{ job_role: string; started_on: string }>(
    on.server,
    `select u.job_role, m.started_on::text from users u join group_members m on m.user_id = u.id where u.email = $1`,
    [email],
  );

test('reads doubtful days with the day first, asks once for unknown words, and remembers them', async () => {
  const page = await on.signIn('priya.raman');
  const rowOf = (place: number) => ['Una', `Doubt ${place}`, `doubt-${place}@brightwell.test`, 'Drvr', '03/04/2026'];
  await pasteList(page, [heading, rowOf(1), rowOf(2)]);
  await page.getByText('Answer 1 question for all rows at once.').waitFor();
  // In a list of a UK site the day comes first, unless somebody says otherwise.
  expect(await page.getByRole('radio', { name: /^Day first: .*3rd Apr 2026$/u }).isChecked()).toBe(true);
  await page.getByLabel('“Drvr” under Job role').selectOption('Delivery driver');
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await page.getByRole('heading', { name: '2 added' }).waitFor();
  expect(await memberOf('doubt-2@brightwell.test')).toEqual([
    { job_role: 'Delivery driver', started_on: '2026-04-03' },
  ]);
  await pasteList(page, [heading, rowOf(3).with(4, '4 Apr 2026')]);
  await page.getByText('All questions are answered.').waitFor();
  expect(await page.getByLabel('“Drvr” under Job role').inputValue()).toBe('=Delivery driver');
  await page.getByRole('button', { name: 'Import 1 person' }).waitFor();
  await page.context().close();
});

test('saves a correction while it is typed, shows it after a reload, and imports it', async () => {
  const page = await on.signIn('priya.raman');
  await pasteList(page, [heading, ['Kim', 'Reload', 'kim-reload@', 'Dispenser', '']]);
  const cell = page.getByLabel('Email in row 2');
  await cell.fill('kim-reload@brightwell');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => cell.inputValue()).toBe('kim-reload@brightwell');
  // The import waits for what is typed a moment before.
  await cell.fill('kim-reload@brightwell.test');
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await page.getByRole('heading', { name: '1 added' }).waitFor();
  expect(await memberOf('kim-reload@brightwell.test')).toHaveLength(1);
  await page.context().close();
});

test('lets invited people accept from the outbox and sign in', async () => {
  for (const place of [5, 9]) {
    const page = await acceptInvite(on, addressOf(place), 'Counter-Shelf+7');
    await page.waitForURL('**/my-learning-zone**');
    await page.context().close();
  }
});
