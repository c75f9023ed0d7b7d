import { changeDelegates } from '@doselore/contract/course-delegates';
import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { callAs } from '../support/call-as.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** Finds a course with free places, and a member of its organisation who is not a delegate. */
async function courseAndMember() {
  const [found] = await rowsOf<{ id: number; group_id: number; user_id: number; username: string; email: string }>(
    on.server,
    `select v.id, v.group_id, u.id as user_id, u.username, u.email from virtual_groups v
     join group_members m on m.group_id = v.group_id and m.archived_at is null
     join users u on u.id = m.user_id and u.username = 'nadia.hussain'
     where v.title = 'Injection technique in pairs'
       and not exists (select from virtual_group_delegates d where d.virtual_group_id = v.id and d.user_id = u.id)`,
  );
  if (found === undefined) throw new Error('The demo world has no such course');
  return found;
}

/** Returns the address that a button opens in the latest email to a recipient that has this button. */
async function pageOfLatest(email: string, button: string): Promise<string> {
  const [mail] = await rowsOf<{ body: string }>(
    on.server,
    `select body_text as body from outbox_messages where recipient = $1 and strpos(body_text, $2) > 0
     order by id desc limit 1`,
    [email, button],
  );
  const [, page = ''] = new RegExp(`${button}:\\n\\S+?(/my-learning-zone\\S+)`, 'u').exec(mail?.body ?? '') ?? [];
  return page;
}

test('a delegate accepts from the email, declines, and takes the place again', async () => {
  const { id, group_id: groupId, user_id: userId, username, email } = await courseAndMember();
  const site = await on.signIn('morgan.ellis');
  await callAs(site, changeDelegates, {
    ...{ level: 'superAdmin', params: { groupId, virtualGroupId: id } },
    body: { add: [userId], remove: [] },
  });
  const invitation = await pageOfLatest(email, 'Accept or decline');
  expect(invitation).toBe(`/my-learning-zone/course-launch/trainer-led/${id}/${groupId}`);

  const page = await on.signIn(username, invitation, { opening: { viewport: phone } });
  const accept = page.getByRole('button', { name: 'Accept: Injection technique in pairs' });
  await accept.waitFor();
  // A phone shows the question without scrolling.
  expect((await accept.boundingBox())?.y).toBeLessThan(phone.height - 44);
  await accept.click();
  const needs = page.getByRole('dialog', { name: 'Access and dietary needs: Injection technique in pairs' });
  await needs.waitFor();
  await page.keyboard.press('Escape');
  await needs.waitFor({ state: 'detached' });
  await page.getByText(/^You accepted\./u).waitFor();

  await page.getByRole('button', { name: 'Decline: Injection technique in pairs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await page.getByText('You declined Injection technique in pairs.').waitFor();
  await page.goto(`${on.address}${await pageOfLatest(email, 'Change my mind')}`);
  await page.getByRole('heading', { name: 'You declined this course' }).waitFor();
  await page.getByRole('button', { name: 'Take the place again' }).click();
  await page.getByText(/^You accepted\./u).waitFor();
  const answers = 'select response from virtual_group_delegates where virtual_group_id = $1 and user_id = $2';
  expect(await rowsOf(on.server, answers, [id, userId])).toEqual([{ response: 'accepted' }]);
});
