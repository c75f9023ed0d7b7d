import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type BookedRequest,
  bookedCourse,
  findTrainers,
  freeWednesday,
  managePage,
  openRequest,
} from '../support/booking-steps.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** A page with the form that books a date of a request, and its two choices. */
type Prepared = { site: Page; form: Locator; start: Locator; trainer: Locator };

/** Opens a project with a request for which Amara Osei has said yes, and fills in the form that books her at 10:00. */
async function prepare(username: string, { day, title }: { day: string; title: string }): Promise<Prepared> {
  const site = await on.signIn(username);
  const request: BookedRequest = await openRequest(site, on.server, { day, title });
  await findTrainers(site, on.server, { ...request, usernames: ['amara.osei'] });
  await site.goto(`${on.address}${managePage(request)}`);
  await site.getByRole('button', { name: /^Book a start on/u }).click();
  const form = site.getByRole('dialog', { name: /^Book Wed/u });
  const start = form.getByLabel('Start', { exact: true });
  await start.selectOption({ label: '10:00' });
  const trainer = form.getByLabel(/^Trainer/u);
  await trainer.selectOption({ label: 'Amara Osei (85.0, said yes)' });
  return { site, form, start, trainer };
}

const refusalOf = ({ form }: Prepared) => form.getByText(/^Amara Osei: Held for .* Nothing was changed\.$/u);
const successOf = ({ site }: Prepared) => site.getByText(/The date is held until the trainer confirms\./u);
const chosen = (field: Locator) => field.locator('option:checked').textContent();

test('of two site admins who book one trainer at once one wins, and the other sees why and keeps the form', async () => {
  // The demo world has one site admin.
  await rowsOf(
    on.server,
    `insert into user_roles (user_id, role) select id, 'super_admin' from users where username = 'sorcha.lindley'`,
  );
  const day = await freeWednesday(on.server);
  const first = await prepare('morgan.ellis', { day, title: 'Winter training' });
  const second = await prepare('sorcha.lindley', { day, title: 'Spring training' });
  await Promise.all([first, second].map(({ form }) => form.getByRole('button', { name: 'Book', exact: true }).click()));
  for (const one of [first, second]) await successOf(one).or(refusalOf(one)).waitFor();
  const loser = (await successOf(first).isVisible()) ? second : first;
  await refusalOf(loser).waitFor();
  expect(await chosen(loser.start)).toBe('10:00');
  expect(await chosen(loser.trainer)).toMatch(/^Amara Osei /u);
  await loser.form.getByRole('button', { name: 'Cancel' }).click();
  const clash = new RegExp(`^Held for ${bookedCourse}, Northgate Pharmacy Group, 10:00 - 13:00`, 'u');
  await loser.site.getByText(clash).waitFor();
  const held = await rowsOf(
    on.server,
    `select c.id from time_claims c where c.times_of_interest_id is not null and lower(c.during)::date = $1::date
     and c.trainer_user_id is not null`,
    [day],
  );
  expect(held).toHaveLength(1);
});
