import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

const saved = (page: Page, version: number) => page.getByText(`Version ${version}`, { exact: true }).waitFor();

/** The newest version of the course in sessions about which the learner is asked. */
async function courseAsked(): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    on.server,
    `select max(c.id)::int as id from courses c where c.deliverable_id in (3, 4) and c.abstract_course_id =
      (select v.abstract_course_id from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
       join users u on u.id = d.user_id where u.username = 'sam.whitlock' and d.attendance = 'attended'
       and not exists (select from session_feedback f where f.virtual_group_id = v.id and f.user_id = u.id)
       order by v.training_start desc limit 1)`,
  );
  return row?.id ?? 0;
}

test('a site admin asks a question about a course, a learner answers it, and the answer keeps its words', async () => {
  const form = `/site-admin/courses/edit-course/${await courseAsked()}?tab=feedback`;
  const admin = await on.signIn('morgan.ellis', form);
  await admin.getByRole('checkbox', { name: /Use the form of the site/u }).uncheck();
  await admin.getByRole('button', { name: 'Add question' }).click();
  await admin.getByRole('textbox', { name: 'Question 2' }).fill('Was the room easy to find?');
  await admin.getByRole('combobox', { name: 'Kind of answer' }).selectOption('Yes or no');
  await admin.getByRole('checkbox', { name: 'Must be answered: question 2' }).check();
  await admin.getByRole('button', { name: 'Save feedback form' }).click();
  await saved(admin, 1);

  const learner = await on.signIn('sam.whitlock', '/my-learning-zone');
  await learner.getByRole('button', { name: /^Show all/u }).click();
  await learner.getByRole('link', { name: 'Give feedback' }).click();
  const question = learner.getByRole('radiogroup', { name: 'Was the room easy to find?' });
  await question.waitFor();
  const wide = learner.viewportSize() ?? { width: 1440, height: 900 };
  await learner.setViewportSize(phone);
  const box = await learner.getByRole('region', { name: 'Your feedback' }).boundingBox();
  expect(box?.height, 'the form takes at most two screens of a phone').toBeLessThanOrEqual(2 * phone.height);
  await learner.setViewportSize(wide);

  await admin.getByRole('textbox', { name: 'Question 2' }).fill('Did you find the room?');
  await admin.getByRole('button', { name: 'Save feedback form' }).click();
  await saved(admin, 2);

  for (const part of ['How was the trainer?', 'How was the content?', 'How was the venue?'])
    await learner.getByRole('radiogroup', { name: part }).getByRole('radio', { name: '5, very good' }).check();
  await learner.getByRole('button', { name: 'Send feedback' }).click();
  await learner.getByText('Choose an answer').first().waitFor();
  await question.getByRole('radio', { name: 'Yes' }).check();
  await learner.getByRole('button', { name: 'Send feedback' }).click();
  await learner.getByText('You have given your feedback on this session.').waitFor();

  await admin.getByRole('combobox', { name: 'Show' }).selectOption('Answers');
  const row = admin.getByRole('row', { name: /Sam Whitlock/u });
  await row.getByText('Was the room easy to find?').waitFor();
  expect(await row.getByText('Yes', { exact: true }).count()).toBe(1);
  await Promise.all([admin.context().close(), learner.context().close()]);
});

test('a face-to-face course has a form of its own, which its learner answers after the result', async () => {
  const admin = await on.signIn('morgan.ellis', '/site-admin/courses/edit-paper-course/1');
  await admin.getByRole('link', { name: 'Feedback', exact: true }).click();
  await admin.getByRole('checkbox', { name: /Use the form of the site/u }).uncheck();
  await admin.getByRole('button', { name: 'Add question' }).click();
  await admin.getByRole('textbox', { name: 'Question 2' }).fill('Was the cuff the right size?');
  await admin.getByRole('combobox', { name: 'Kind of answer' }).selectOption('Yes or no');
  await admin.getByRole('button', { name: 'Save feedback form' }).click();
  await saved(admin, 1);

  const learner = await on.signIn('sam.whitlock', '/my-learning-zone/course-launch/paper-course/1/1');
  await learner.getByRole('radio', { name: '4, useful' }).check();
  await learner
    .getByRole('radiogroup', { name: /Was the cuff the right size/u })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await learner.getByRole('button', { name: 'Send feedback' }).click();
  await learner.getByText('Thank you, your feedback is saved.').waitFor();
  await learner.getByRole('heading', { name: 'Your feedback' }).waitFor({ state: 'detached' });

  await admin.getByRole('combobox', { name: 'Show' }).selectOption('Answers');
  const row = admin.getByRole('row', { name: /Sam Whitlock/u });
  await row.getByText('Was the cuff the right size?').waitFor();
  await row.getByText('4 of 5').waitFor();
  await Promise.all([admin.context().close(), learner.context().close()]);
});
