import { expect, test } from 'vitest';
import { courseOf } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('a site admin tries a module as a learner, reads what a learner would get, and nothing is kept', async () => {
  const admin = await on.signIn('morgan.ellis', '/site-admin/courses?q=Sepsis');
  await admin.getByRole('button', { name: 'Actions for Sepsis: spotting deterioration', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'Try as a learner' }).click();
  await admin.getByRole('link', { name: /^Try Sepsis/u }).click();
  await admin.getByText('Preview: nothing is saved').waitFor();
  await courseOf(admin).getByRole('heading').first().waitFor();
  await admin.getByRole('button', { name: 'Exit' }).click();
  await admin.getByText(/a learner would get "In progress".*Nothing was stored/u).waitFor();
  await admin.goto(`${on.address}/my-learning-zone`);
  await admin.getByRole('heading', { name: 'My Courses', level: 1 }).waitFor();
  expect(await admin.getByText('Sepsis: spotting deterioration').count()).toBe(0);
});
