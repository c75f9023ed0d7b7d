import { questionsOf } from '@doselore/content';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { courseOf } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import { readToQuiz } from '../support/take-course.ts';

const on = new E2e();

/** Reads every stored row about a person's learning. */
async function stored(username: string) {
  const tables = ['course_users', 'sco_users', 'licences', 'certificates'];
  return Promise.all(
    tables.map((table) =>
      rowsOf(
        on.server,
        `select t::text as row from ${table} t where user_id = (select id from users where username = $1) order by id`,
        [username],
      ),
    ),
  );
}

async function openCompleted(page: Page, title: string): Promise<void> {
  await page.goto(`${on.address}/my-learning-zone`);
  await page.getByRole('link', { name: `View results: ${title}` }).click();
  await page.getByText('Completed', { exact: true }).first().waitFor();
}

const exit = (page: Page) => page.getByRole('button', { name: 'Exit', exact: true }).click();

test('shows a completed course with its certificate, looks at it again and practises it without a change', async () => {
  const page = await on.signIn('elin.vaughan');
  const before = await stored('elin.vaughan');
  await openCompleted(page, 'Sepsis: spotting deterioration');
  await page.getByRole('button', { name: 'Download certificate' }).waitFor();
  await page.getByRole('link', { name: 'Look again' }).click();
  await page.getByText('Looking again: nothing is saved').waitFor();
  await courseOf(page).getByText('You are looking at this course again.').waitFor();
  await exit(page);
  await page.waitForURL('**/results/**');
  await page.getByRole('heading', { name: 'Passed' }).waitFor();
  await page.getByRole('link', { name: 'Practise again' }).click();
  await page.getByText('Practice: your result does not change').waitFor();
  await readToQuiz(page);
  await page.reload();
  await courseOf(page).getByRole('button', { name: 'Check answer' }).waitFor();
  await exit(page);
  await page.getByRole('heading', { name: 'Your practice has ended' }).waitFor();
  await page.getByText('Not completed. Your result and your certificate have not changed.').waitFor();
  expect(await stored('elin.vaughan')).toEqual(before);
});

test('shows questions and answers of our own courses in words', async () => {
  const page = await on.signIn('elin.vaughan');
  await openCompleted(page, 'Sepsis: spotting deterioration');
  await page.getByRole('link', { name: 'See results' }).click();
  const [first] = questionsOf('sepsis-spotting-deterioration');
  const answer = first?.options.find(({ correct }) => correct)?.label ?? '';
  await page
    .getByRole('listitem')
    .filter({ hasText: first?.prompt ?? '' })
    .getByText(answer)
    .waitFor();
});

test('offers the renewal instead of a practice while a licence that renews the course is open', async () => {
  const page = await on.signIn('tom.okafor');
  const [old] = await rowsOf<{ id: number }>(
    on.server,
    `select a.id from sco_users a join users u on u.id = a.user_id where u.username = 'tom.okafor' and a.best_status = 'passed' limit 1`,
  );
  await page.goto(`${on.address}/my-learning-zone`);
  await page
    .getByRole('link', { name: /^Start: / })
    .first()
    .waitFor();
  await page.goto(`${on.address}/my-learning-zone/results/${old?.id}/results`);
  await page.getByRole('link', { name: 'Look again' }).waitFor();
  expect(await page.getByRole('link', { name: 'Practise again' }).count()).toBe(0);
});

test('resumes a course from its card with one click; a failed module opens its results', async () => {
  const page = await on.signIn('sam.whitlock', '/my-learning-zone');
  await page.getByRole('button', { name: 'Resume: Sepsis: spotting deterioration' }).click();
  await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();
  await exit(page);
  await page.waitForURL('**/lms-post-content/**');
  await page.goto(`${on.address}/my-learning-zone`);
  await page.getByRole('button', { name: 'Resume: Immunisation annual update' }).click();
  await page.getByRole('heading', { name: 'Not passed' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

test('after the last attempt, no page offers to try again, and each says what to do', async () => {
  const page = await on.signIn('sam.whitlock');
  const [failed] = await rowsOf<{
    id: number;
    course_id: number;
    group_id: number;
    licence_id: number;
    sco_id: number;
  }>(
    on.server,
    `select a.id, a.sco_id, cu.course_id, cu.group_id, cu.licence_id from sco_users a join course_users cu on cu.id = a.course_user_id
     join users u on u.id = a.user_id where u.username = 'sam.whitlock' and a.best_status = 'failed' and a.superseded_at is null`,
  );
  if (failed === undefined) throw new Error('The demo world has no failed module');
  await rowsOf(on.server, 'update scos set max_attempts = 1 where id = $1', [failed.sco_id]);
  await rowsOf(on.server, "update course_users set completion_status = 'failed' where licence_id = $1", [
    failed.licence_id,
  ]);
  await rowsOf(on.server, "update licences set state = 'failed' where id = $1", [failed.licence_id]);
  const advice = 'You have used all attempts at this course. Ask your organisation for another licence.';
  const place = `online/${failed.course_id}/${failed.group_id}`;
  for (const [path, action] of [
    [`course-launch/${place}`, page.getByRole('link', { name: 'View results' })],
    [`modules/${place}`, page.getByRole('link', { name: /^See results: / })],
    [`lms-post-content/${failed.id}`, page.getByRole('link', { name: 'See your results' })],
    [`results/${failed.id}/results`, page.getByRole('link', { name: 'Back to My Courses' })],
  ] as const) {
    await page.goto(`${on.address}/my-learning-zone/${path}`);
    await page.getByText(advice).waitFor();
    await action.first().waitFor();
    expect(await page.getByText(/try again|^Resume/iu).count(), path).toBe(0);
  }
  await page.goto(`${on.address}/my-learning-zone`);
  await page.getByRole('link', { name: 'View results: Immunisation annual update' }).waitFor();
});
