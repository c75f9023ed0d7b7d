import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listAnswers } from './staff-lists/answers.ts';
import { importByCalls } from './staff-lists/import-by-calls.ts';
import { folder, type ListedPerson, readPeople } from './staff-lists/read-people.ts';
import { rowsOf } from './support/database.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();
const people = readPeople();
const files = readdirSync(folder).filter((name) => /^\d\d-/u.test(name));
/** The list that is imported on the screens: a workbook with words that need an answer. */
const onScreens = '12-rota.xlsx';

/** Answers the questions about the whole list, and checks that none is left. */
async function answerQuestions(page: Page, list: number): Promise<void> {
  for (const [question, meaning] of Object.entries(listAnswers[list] ?? {})) {
    const choice = page.getByLabel(question, { exact: true });
    await choice.selectOption(meaning);
    await expect.poll(() => choice.inputValue()).not.toBe('');
  }
  const isOpen = page.getByText(/^Answer [\d,]+ questions? for all rows/u);
  await expect.poll(() => isOpen.count(), { message: `list ${list} asks more` }).toBe(0);
}

/** On the screens uploads a list, accepts the columns as guessed, and imports what is ready. Returns why it did not get that far. */
async function importList(page: Page, file: string): Promise<string | undefined> {
  await page.goto(`${on.address}/group-admin/1/bulk-upload-new-users`);
  await page.locator('input[type=file]').setInputFiles(path.join(folder, file));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('button', { name: /^Check [\d,]+ rows$/u }).click();
  const problem = page.getByRole('alert').filter({ hasText: /\S/u });
  const verdicts = page.getByRole('table', { name: 'Rows of your list' });
  await problem.or(verdicts).first().waitFor();
  if (await problem.isVisible()) return (await problem.textContent()) ?? '';
  const start = page.getByRole('button', { name: /^Import [\d,]+ (?:person|people)$/u });
  await answerQuestions(page, Number(file.slice(0, 2)));
  await page.getByText(/^(?:[\d,]+ (?:person gets|people get)|No row is ready)/u).waitFor();
  if (!(await start.isVisible())) return undefined;
  await start.click();
  await page.getByRole('heading', { name: /added$/u }).waitFor();
  return undefined;
}

/** Returns the stored values of everybody in the organisation by address, in the order of `people.csv`. */
async function storedPeople(): Promise<Map<string, string>> {
  const rows = await rowsOf<{ email: string; values: string }>(
    on.server,
    `select u.email, concat_ws(',', u.first_name, u.last_name, coalesce(u.job_role, ''),
       coalesce(u.registration_number, ''), coalesce(m.payroll_number, ''), coalesce(m.started_on::text, ''),
       (select coalesce(string_agg(s.ods_code, ';' order by s.ods_code), '') from subgroup_members n
        join subgroups s on s.id = n.subgroup_id where n.user_id = u.id)) as values
     from users u join group_members m on m.user_id = u.id and m.group_id = 1`,
  );
  return new Map(rows.map(({ email, values }) => [email, values]));
}

/** Returns the reasons of the rows of the newest list that were not imported, by row. */
async function listReasons(): Promise<string[]> {
  const rows = await rowsOf<{ number: number; why: string }>(
    on.server,
    `select r.number, coalesce((select string_agg(coalesce(p->>'field' || ': ', '') || (p->>'message'), '; ') from jsonb_array_elements(r.problems) p), '') as why
     from import_rows r join imports i on i.id = r.import_id and r.number > i.head_row
     where i.id = (select max(id) from imports) and r.status in ('problem', 'elsewhere', 'failed')
     order by r.number`,
  );
  return rows.map(({ number, why }) => `  row ${number}: ${why}`);
}

function isThrough({ email, outcome, values }: ListedPerson, stored: Map<string, string>): boolean {
  return outcome === 'left out' ? !stored.has(email) : outcome === 'added' && stored.get(email) === values;
}

const share = (through: number, all: number) => `${through} of ${all} (${((100 * through) / all).toFixed(1)} %)`;

test('at least 95 % of the people in staff lists of 20 shapes are imported without correcting a row by hand', async () => {
  const page = await on.signIn('priya.raman');
  const report: string[] = [];
  let through = 0;
  for (const file of files) {
    const refusal = file === onScreens ? await importList(page, file) : await importByCalls(page, file);
    const stored = await storedPeople();
    const listed = people.filter(({ list }) => list === Number(file.slice(0, 2)));
    const good = refusal === undefined ? listed.filter((person) => isThrough(person, stored)) : [];
    through += good.length;
    report.push(`${file}: ${share(good.length, listed.length)}`);
    const questions = Object.keys(listAnswers[Number(file.slice(0, 2))] ?? {}).length;
    if (questions > 0) report.push(`  answered once for the list: ${questions}`);
    if (refusal === undefined) report.push(...(await listReasons()));
    else report.push(`  refused: ${refusal}`);
    const wrong = listed.filter((person) => stored.has(person.email) && !isThrough(person, stored));
    report.push(...wrong.map(({ email, values }) => `  wrong: ${email} ${stored.get(email)} instead of ${values}`));
  }
  report.push(`All lists: ${share(through, people.length)}`, '');
  expect(through / people.length).toBeGreaterThanOrEqual(0.95);
  await expect(report.join('\n')).toMatchFileSnapshot('staff-lists/report.txt');
});
