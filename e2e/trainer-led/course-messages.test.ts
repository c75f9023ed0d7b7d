import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('a trainer writes to the delegates; what was typed stays when sending fails, and a delegate reads it', async () => {
  const [course] = await rowsOf<{ id: number; username: string; group_id: number }>(
    on.server,
    `select v.id, v.group_id, u.username from virtual_groups v join virtual_group_delegates d on d.virtual_group_id = v.id
     join users u on u.id = d.user_id and u.username is not null where v.title = 'Injection technique in pairs' limit 1`,
  );
  if (course === undefined) throw new Error('The demo world has no such course');
  const trainer = await on.signIn('amara.osei', `/trainers/${course.id}/members`);
  await trainer.getByRole('link', { name: 'History' }).click();
  const messages = trainer.getByRole('region', { name: 'Messages to delegates' });
  await messages.getByText('Please bring your own tunic.').waitFor();
  await messages.getByRole('button', { name: 'Write to delegates' }).click();
  const dialogue = trainer.getByRole('dialog', { name: /^Write to the delegates/u });
  await dialogue.getByRole('textbox', { name: 'Message' }).fill('Lunch is included.');
  const sentByOthers = `insert into course_messages (virtual_group_id, sent_by, body, recipients, sent_at)
    select virtual_group_id, sent_by, 'By another person', 1, now() from course_messages, generate_series(1, 2) returning id`;
  const ids = (await rowsOf<{ id: number }>(on.server, sentByOthers)).map(({ id }) => id);
  await dialogue.getByRole('button', { name: 'Send message' }).click();
  await dialogue
    .getByText(/which is the most\. You can send the next one on/u)
    .first()
    .waitFor();
  expect(await dialogue.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Lunch is included.');
  await rowsOf(on.server, 'delete from course_messages where id = any($1)', [ids]);
  await dialogue.getByRole('button', { name: 'Send message' }).click();
  await messages.getByText('Lunch is included.').waitFor();

  const path = `/my-learning-zone/course-launch/trainer-led/${course.id}/${course.group_id}`;
  const delegate = await on.signIn(course.username, path);
  await delegate.getByRole('heading', { name: 'Messages' }).waitFor();
  await delegate.getByText('Lunch is included.').waitFor();
  await delegate.getByText('Please bring your own tunic.').waitFor();
});
