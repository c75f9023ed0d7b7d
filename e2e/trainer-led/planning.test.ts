import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** Each try of the test has a title of its own. */
let tries = 0;

/** A working day on which, as a week later, nobody teaches yet, and the day a week later. */
async function freeDays(): Promise<{ first: string; second: string }> {
  const [days] = await rowsOf<{ first: string; second: string }>(
    on.server,
    `select to_char(d, 'DD-MM-YYYY') as first, to_char(d + interval '7 days', 'DD-MM-YYYY') as second
     from generate_series(current_date + 20, current_date + 60, interval '1 day') d
     where extract(isodow from d) < 6
       and not exists (select from time_claims c where lower(c.during)::date in (d::date, d::date + 7)) limit 1`,
  );
  if (days === undefined) throw new Error('The demo world has a day on which nobody teaches');
  return days;
}

/** Types a day and leaves the field, which closes its calendar. */
async function typeDay(page: Page, name: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await field.fill(day);
  await field.press('Tab');
}

test('a draft of an organisation admin becomes a scheduled course that trainer and delegate see', async () => {
  tries += 1;
  const title = `Basic life support for the autumn ${tries}`;
  const admin = await on.signIn('priya.raman', '/group-admin/1/subgroups/1/virtual-groups');
  await admin.getByRole('link', { name: 'New course' }).click();
  await admin
    .getByLabel('Course', { exact: true })
    .selectOption({ label: 'Basic life support and anaphylaxis (face to face)' });
  expect(await admin.getByLabel('Certificate length in months').inputValue()).toBe('12');
  await admin.getByLabel('Title').fill(title);
  await admin.getByLabel('Places').fill('1');
  await admin.getByRole('button', { name: 'Create draft' }).click();
  await admin.getByText(`${title} created as a draft`).waitFor();
  await admin.getByText('A site admin adds date, place and trainer, and schedules this course.').waitFor();
  expect(await admin.getByRole('heading', { name: 'When, where and who' }).count()).toBe(0);

  const service = await on.signIn('tom.okafor', '/subgroup-admin/1/1/virtual-groups');
  await service.getByRole('link', { name: title }).click();
  await service.getByRole('link', { name: 'Choose delegates' }).click();
  await service.getByText('0 of 1 places are taken.').waitFor();
  await service.getByRole('searchbox', { name: 'Search members' }).fill('whitlock');
  await service.getByRole('row').filter({ hasText: 'Sam Whitlock' }).getByRole('switch').click();
  await service.getByText('1 person added. We email them when the course is scheduled').waitFor();
  // The list still shows the place as free until it is read again, and would then ask nothing.
  await service.getByText('1 of 1 places are taken.').waitFor();
  await service.getByRole('searchbox', { name: 'Search members' }).fill('mbeki');
  await service.getByRole('row').filter({ hasText: 'Mbeki' }).first().getByRole('switch').click();
  const full = service.getByRole('dialog', { name: 'No place is left' });
  await full.getByText('Put 1 person on the waiting list?').waitFor();
  await full.getByRole('button', { name: 'Cancel' }).click();

  const [course] = await rowsOf<{ id: number }>(on.server, 'select id from virtual_groups where title = $1', [title]);
  const site = await on.signIn('morgan.ellis', `/site-admin/groups/1/subgroups/1/virtual-groups/${course?.id}/edit`);
  await site.getByText('Missing before this course can be scheduled: a trainer, a session in the future.').waitFor();
  const { first, second } = await freeDays();
  await site.getByRole('button', { name: 'Add a session' }).click();
  await typeDay(site, 'Day of session 1', first);
  await site.getByRole('button', { name: 'Add another day' }).click();
  await typeDay(site, 'Day of session 2', first);
  await site.getByText('Compare trainers', { exact: true }).click();
  await site.getByRole('button', { name: 'Choose Amara Osei' }).click();
  await site.getByRole('combobox', { name: /^Venue/u }).selectOption({ index: 1 });
  await site.getByRole('button', { name: 'Save changes' }).click();
  await site.getByText('Session 2: This overlaps session 1').first().waitFor();
  await typeDay(site, 'Day of session 2', second);
  await site.getByRole('button', { name: 'Save changes' }).click();
  await site.getByText(`${title} saved`).waitFor();
  await site.locator('#main').getByRole('button', { name: 'Schedule course' }).click();
  await site.getByRole('dialog').getByRole('button', { name: 'Schedule course' }).click();
  await site.getByText(`${title} is scheduled`).waitFor();
  await site.getByRole('button', { name: 'More' }).click();
  await site.getByRole('menuitem', { name: 'Back to draft' }).waitFor();

  const trainer = await on.signIn('amara.osei', '/trainers/pharmacist-led-training/courses');
  await trainer.getByRole('row').filter({ hasText: title }).getByText('Scheduled').waitFor();
  const learner = await on.signIn('sam.whitlock', '/my-learning-zone');
  await learner.getByText(title).first().waitFor();
});

test('deleting a draft removes it, and Cancel in its question keeps it', async () => {
  const site = await on.signIn('morgan.ellis', '/site-admin/groups/1/subgroups/1/virtual-groups/11/edit');
  const askToDelete = async () => {
    await site.getByRole('button', { name: 'More' }).click();
    await site.getByRole('menuitem', { name: 'Delete draft' }).click();
  };
  await askToDelete();
  await site.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await askToDelete();
  await site.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await site.getByText('Basic life support and anaphylaxis is deleted').waitFor();
  await site.waitForURL('**/subgroups/1/virtual-groups');
});
