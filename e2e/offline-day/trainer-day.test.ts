import { messages } from '@doselore/contract';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { DayJourney } from './day-journey.ts';

const on = new DayJourney();
const walkIn = 'una.walker@example.org';

test('a trainer reads the course of today after a reload without a connection, and what they mark is stored once', async () => {
  const course = await on.courseToday();
  const page = await on.onPhone('amara.osei', `/trainers/${course.id}/members`);
  const heading = page.getByRole('heading', { level: 1, name: course.title });
  await heading.waitFor();
  await on.untilKept(page, `/virtual-groups/${course.id}`);
  const names = await page.getByRole('group', { name: /^Attendance of/u }).allTextContents();
  on.cut();
  await page.reload();
  await heading.waitFor();
  await page.getByRole('complementary', { name: 'No connection' }).waitFor();
  const marks = page.getByRole('group', { name: /^Attendance of/u });
  expect(await marks.allTextContents()).toEqual(names);
  await marks.first().getByRole('button', { name: 'Excused' }).click();
  await page.getByRole('button', { name: 'Add someone who came' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Add someone without an invitation' });
  await dialogue.getByText('members cannot be found by name').waitFor();
  await dialogue.getByRole('button', { name: 'Add by email' }).click();
  await dialogue.getByRole('textbox', { name: 'Email' }).fill(walkIn);
  await dialogue.getByRole('textbox', { name: 'First name (optional)' }).fill('Una');
  await dialogue.getByRole('textbox', { name: 'Last name (optional)' }).fill('Walker');
  await dialogue.getByRole('button', { name: 'Add to register' }).click();
  await page.getByText(`${walkIn} is waiting to be sent`).waitFor();
  await page.reload();
  await page.getByText('1 waiting to be sent').first().waitFor();
  await page.getByRole('region', { name: 'Waiting to be added' }).getByText(walkIn).waitFor();
  expect(await on.textsIn(page, 'doselore-walk-ins')).not.toContain('Una');
  await page.goto(`${on.address}/trainers/general-availability`);
  await page.getByRole('heading', { level: 1, name: messages.offlineTitle }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/network-connectivity');
  on.reconnect();
  await page.waitForURL('**/trainers/general-availability', { timeout: 30_000 });
  const countOf = async (statement: string, ...values: unknown[]) =>
    (await rowsOf<{ count: number }>(on.server, statement, [course.id, ...values]))[0]?.count;
  const marked = `select count(*)::int from session_attendances a join virtual_group_sessions s
    on s.id = a.virtual_group_session_id where s.virtual_group_id = $1 and a.attendance = $2`;
  const came = `select count(*)::int from virtual_group_delegates d join users u on u.id = d.user_id
    where d.virtual_group_id = $1 and d.is_uninvited and u.email = $2`;
  await expect.poll(() => countOf(came, walkIn), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => countOf(marked, 'excused'), { timeout: 20_000 }).toBe(1);
  expect(await countOf(marked, 'attended')).toBe(1);
  expect(await on.textsIn(page, 'doselore-walk-ins')).toBe('[]');
});
