import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** A Tuesday, the day after and the Tuesday after that, on which nobody teaches or is held yet. */
async function freeDays(): Promise<string[]> {
  const [found] = await rowsOf<{ days: string[] }>(
    on.server,
    `select array(select to_char(d + n, 'DD-MM-YYYY') from unnest('{0,1,7}'::int[]) n) as days
     from (select generate_series(current_date + 91, current_date + 150, interval '1 day')::date as d) all_days
     where extract(isodow from d) = 2
       and not exists (select from time_claims c where lower(c.during)::date in (d, d + 1, d + 7)) limit 1`,
  );
  if (found === undefined) throw new Error('The demo world has days on which nobody teaches');
  return found.days;
}

async function typeDates(page: Page, days: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add another day' }).click();
  for (const [nth, day] of days.entries()) {
    const field = page.getByPlaceholder('DD-MM-YYYY').nth(nth);
    await field.fill(day);
    await field.press('Tab');
    await page.getByLabel('Start').nth(nth).fill('10:00');
    await page.getByLabel('End').nth(nth).fill('14:00');
  }
}

test('a course of three days is held for a trainer, who confirms all of it at once', async () => {
  const site = await on.signIn('morgan.ellis', '/site-admin/bookings/projects/1/edit');
  await site.getByRole('link', { name: 'Add a request' }).click();
  await site.getByRole('link', { name: 'A course of several days' }).click();
  await site.getByLabel('Course', { exact: true }).selectOption({ label: 'Basic life support and anaphylaxis' });
  await typeDates(site, await freeDays());
  await site.getByLabel('Dates agreed with').fill('Judith Marlowe');
  await site.getByLabel('Room or own premises').fill('Northgate head office');
  await site.getByLabel('Postcode of own premises').fill('PR1 2XX');
  await site.getByRole('button', { name: 'Add course' }).click();
  await site.getByRole('button', { name: 'Compare trainers' }).click();
  await site.getByRole('link', { name: 'Choose a trainer' }).click();
  await site.getByRole('button', { name: 'Choose Amara Osei' }).click();
  await site.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  await site.getByRole('button', { name: 'Ask Amara Osei' }).click();
  await site.getByText(/to confirm all dates/u).waitFor();

  const trainer = await on.signIn('amara.osei', '/trainers/booking-confirmation-enquiries');
  const card = trainer.getByRole('region').filter({ hasText: '3 days from' });
  await card.getByRole('button', { name: /^Confirm/u }).click();
  await trainer.getByText(/confirmed\. It is in your schedule\./u).waitFor();

  await site.reload();
  await site.getByRole('link', { name: 'Open course' }).waitFor();
});
