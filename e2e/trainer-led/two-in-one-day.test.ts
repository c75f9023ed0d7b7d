import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();
const [first, second] = ['Basic life support and anaphylaxis', 'Contraception service: initiation and supply'];
const both = `${first} and ${second}`;

/** A Tuesday on which nobody teaches or is held yet, `DD-MM-YYYY`. */
async function freeDay(): Promise<string> {
  const [found] = await rowsOf<{ day: string }>(
    on.server,
    `select to_char(d, 'DD-MM-YYYY') as day
     from (select generate_series(current_date + 91, current_date + 150, interval '1 day')::date as d) all_days
     where extract(isodow from d) = 2 and not exists (select from time_claims c where lower(c.during)::date = d) limit 1`,
  );
  if (found === undefined) throw new Error('The demo world has a day on which nobody teaches');
  return found.day;
}

async function addDay(site: Page): Promise<void> {
  await site.getByRole('link', { name: 'Add a request' }).click();
  await site.getByRole('link', { name: 'Two sessions in one day' }).click();
  const face = site.getByRole('group', { name: 'First session' });
  await face.getByLabel('Course', { exact: true }).selectOption({ label: first });
  await face.getByLabel('Room or own premises').fill('Northgate head office');
  await face.getByLabel('Postcode of own premises').fill('PR1 2XX');
  const online = site.getByRole('group', { name: 'Second session' });
  await online.getByLabel('Course', { exact: true }).selectOption({ label: second });
  await online.getByLabel('Link to the meeting').fill('https://meet.example.org/two-in-one');
  await site.getByLabel('Time of day').selectOption('Morning');
  await site.getByRole('button', { name: 'Add day' }).click();
  await site.getByRole('button', { name: 'Add a date' }).click();
  const day = site.getByPlaceholder('DD-MM-YYYY').first();
  await day.fill(await freeDay());
  await day.press('Tab');
  await site.getByLabel('First start of date 1').fill('09:30');
  await site.getByLabel('Last start of date 1').fill('13:30');
  await site.getByRole('button', { name: 'Save dates' }).click();
  await site.getByText('Dates saved').waitFor();
}

test('two sessions on one day are asked about, booked on a phone and confirmed together, and become two courses', async () => {
  const site = await on.signIn('morgan.ellis', '/site-admin/bookings/projects/1/edit');
  await addDay(site);
  await site.getByRole('link', { name: both }).first().click();
  await site.getByRole('group', { name: 'Dates' }).getByRole('checkbox').first().waitFor();
  await site.getByText('More', { exact: true }).first().click();
  const named = site.getByRole('group', { name: 'Ask only these trainers' });
  await named.getByRole('checkbox', { name: 'Amara Osei' }).check();
  await site.getByRole('button', { name: 'Ask trainers' }).click();
  await site.getByText('Trainers are asked').first().waitFor();

  const trainer = await on.signIn('amara.osei', '/trainers/availability-enquiries');
  const dates = trainer.getByRole('region', { name: both });
  await dates.getByRole('radio', { name: 'Yes', exact: true }).check();
  await trainer.getByRole('button', { name: 'Send answers' }).click();
  await trainer.getByText('Answers sent. Thank you').waitFor();

  await site.reload();
  await site.getByRole('button', { name: 'Ask organiser' }).click();
  await site.getByRole('dialog').getByRole('button', { name: 'Ask organiser' }).click();
  await site.getByText('The organiser has been asked').waitFor();

  const organiser = await on.signIn('judith.marlowe', '/my-learning-zone/booking-enquiries', {
    opening: { viewport: phone },
  });
  await organiser.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: both }).click();
  await organiser.getByRole('radio', { name: `${second} first` }).check();
  await organiser
    .getByRole('radio', { name: /^\d\d:\d\d and/u })
    .first()
    .check();
  const booked = organiser.getByRole('region', { name: 'What is booked' });
  await booked.waitFor();
  expect(await booked.getByText(/Northgate head office/u).count()).toBe(1);
  expect(await booked.getByText(/Online\./u).count()).toBe(1);
  await organiser.getByRole('button', { name: 'Book', exact: true }).click();
  await organiser.getByText(/is held until a trainer confirms it\./u).waitFor();

  await trainer.goto(`${on.address}/trainers/booking-confirmation-enquiries`);
  const card = trainer.getByRole('region', { name: new RegExp(`^${both}`, 'u') });
  await card.getByRole('heading', { name: both }).waitFor();
  expect(await card.getByRole('listitem').count()).toBe(2);
  await card.getByRole('button', { name: /^Confirm: / }).click();
  await trainer.getByText(`${both} confirmed. Both are in your schedule.`).waitFor();

  await site.reload();
  await site.getByText('Both courses are scheduled.').waitFor();
  const courses = await rowsOf<{ title: string }>(
    on.server,
    `select v.title from virtual_groups v join project_requests r on r.virtual_group_id = v.id
     where r.two_in_one_day_id = (select max(id) from two_in_one_days) and v.state = 'scheduled' order by v.training_start`,
  );
  expect(courses.map(({ title }) => title)).toEqual([second, first]);
});
