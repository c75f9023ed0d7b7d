import { expect, test } from 'vitest';
import { rowsOf } from './support/database.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();

const title = 'CPPE e-assessment: consultation skills';

async function idOf(username: string): Promise<number> {
  const rows = await rowsOf<{ id: number }>(on.server, 'select id from users where username = $1', [username]);
  return rows[0]?.id ?? 0;
}

test('an external course is verified by one organisation, and rejected by the other', async () => {
  const userId = await idOf('sam.whitlock');
  const site = await on.signIn('morgan.ellis', '/site-admin/groups/2/add-existing-user?who=sam.whitlock');
  await site.getByRole('button', { name: 'Find the person' }).click();
  await site.getByRole('button', { name: 'Add to this organisation' }).click();
  await site.getByText('Sam Whitlock is now a member').waitFor();

  const here = await on.signIn('priya.raman', `/group-admin/1/members-info/${userId}/learning`);
  await here.getByRole('button', { name: `Verify: ${title}` }).click();
  const question = here.getByRole('dialog', { name: `Verify ${title}?` });
  await question.getByRole('button', { name: 'Verify' }).click();
  await here.getByText(`${title} is verified`).waitFor();
  await here.getByText(/^Verified by Priya Raman/u).waitFor();

  await site.goto(`${on.address}/site-admin/groups/2/members-info/${userId}/learning`);
  await site.getByText('Another organisation has verified this entry. Decide for your organisation.').first().waitFor();
  await site.getByRole('button', { name: `Reject: ${title}` }).click();
  const dialogue = site.getByRole('dialog', { name: `Reject ${title}?` });
  await dialogue.getByLabel('Reason').fill('The course was for hospital staff.');
  await dialogue.getByRole('button', { name: 'Reject' }).click();
  await site.getByText(`${title} was rejected`).waitFor();
  await here.reload();
  await here.getByText(/^Verified by Priya Raman/u).waitFor();
  expect(
    await rowsOf(
      on.server,
      `select v.group_id::int, v.verdict from external_verdicts v join external_course_users e on e.id = v.entry_id
       where e.user_id = $1 and e.title = $2 order by v.id`,
      [userId, title],
    ),
  ).toEqual([
    { group_id: 1, verdict: 'verified' },
    { group_id: 2, verdict: 'rejected' },
  ]);
});

test('an organisation admin approves the new name of a member, which their profile then shows', async () => {
  const admin = await on.signIn('priya.raman', '/group-admin/1/name-change-requests');
  await admin.getByRole('button', { name: 'Approve: Nadia Hussain-Clarke' }).click();
  const question = admin.getByRole('dialog', { name: 'Approve Nadia Hussain-Clarke?' });
  await question.getByRole('button', { name: 'Approve new name' }).click();
  await admin.getByText('Nadia Hussain-Clarke approved').waitFor();
  await admin.getByRole('button', { name: 'Approve: Nadia Hussain-Clarke' }).waitFor({ state: 'detached' });
  const learner = await on.signIn('nadia.hussain', '/my-learning-zone/account');
  await learner.getByText('Nadia Hussain-Clarke').first().waitFor();
});
