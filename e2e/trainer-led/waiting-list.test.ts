import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

const title = 'Injection technique: extra date';

test('who waits gets the place of a delegate who declines on My Courses', async () => {
  const [course] = await rowsOf<{ id: number }>(on.server, 'select id from virtual_groups where title = $1', [title]);
  const id = course?.id ?? 0;
  // The demo course is full, and three people wait. The first two leave the way to the third.
  const names = await rowsOf<{ user_id: number; username: string; state: string }>(
    on.server,
    `select user_id, username, 'delegate' as state from virtual_group_delegates join users u on u.id = user_id
       where virtual_group_id = $1
     union all select user_id, username, w.state from waiting_list_entries w join users u on u.id = user_id
       where virtual_group_id = $1 order by 3, 1`,
    [id],
  );
  const delegate = names.find(({ state }) => state === 'delegate')?.username ?? '';

  const admin = await on.signIn('morgan.ellis', `/site-admin/groups/1/virtual-groups/${id}/membership`);
  await admin.getByText('4 of 4 places are taken.').waitFor();
  await admin.getByRole('searchbox', { name: 'Search members' }).fill('hussain');
  await admin.getByRole('row').filter({ hasText: 'Nadia Hussain' }).getByRole('switch').click();
  const question = admin.getByRole('dialog', { name: 'No place is left' });
  await question.getByText('Put 1 person on the waiting list?').waitFor();
  await question.getByRole('button', { name: 'Put on waiting list' }).click();
  await admin.getByText('1 person put on the waiting list').waitFor();
  await admin.getByRole('row').filter({ hasText: 'Nadia Hussain' }).getByText('On the waiting list').waitFor();

  await admin.goto(`${on.address}/site-admin/groups/1/virtual-groups/${id}/members`);
  await admin.getByText('4. Nadia Hussain').waitFor();
  await admin.getByText('2. Sam Whitlock').waitFor();
  const first = (await admin.getByText(/^1\. /u).innerText()).replace('1. ', '');
  await admin.getByRole('button', { name: `Remove ${first} from the waiting list` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await admin.getByText('1. Sam Whitlock').waitFor();

  const sam = await on.signIn('sam.whitlock', '/my-learning-zone');
  await sam.getByRole('button', { name: /^Show all/u }).click();
  const waiting = sam.getByRole('region', { name: 'To do' }).getByRole('listitem').filter({ hasText: title });
  await waiting.getByText('You are first on the waiting list.').waitFor();

  const leaving = await on.signIn(delegate, '/my-learning-zone');
  await leaving.getByRole('link', { name: `View session: ${title}` }).click();
  await leaving.getByRole('button', { name: `Decline: ${title}` }).click();
  const dialogue = leaving.getByRole('dialog', { name: `Decline ${title}?` });
  await dialogue.getByRole('textbox').fill('On leave that week');
  await dialogue.getByRole('button', { name: 'Decline' }).click();
  await leaving.getByText(`You declined ${title}.`).waitFor();
  await leaving.waitForURL('**/my-learning-zone');

  await sam.reload();
  await sam.getByRole('link', { name: `View session: ${title}` }).click();
  await sam.getByRole('button', { name: `Accept: ${title}` }).click();
  await sam.getByText(`You accepted ${title}`).waitFor();
  expect(
    await rowsOf(
      on.server,
      'select response from virtual_group_delegates where virtual_group_id = $1 and user_id = $2',
      [id, names.find(({ username }) => username === 'sam.whitlock')?.user_id],
    ),
  ).toEqual([{ response: 'accepted' }]);
  await admin.reload();
  await admin.getByText('1. ').first().waitFor();
  expect(await admin.getByText('Sam Whitlock', { exact: true }).count()).toBe(1);
});
