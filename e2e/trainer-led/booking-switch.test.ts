import { askOrganiser } from '@doselore/contract/bookings';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findTrainers, freeWednesday, openRequest } from '../support/booking-steps.ts';
import { callAs } from '../support/call-as.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();
const own = '/my-learning-zone/booking-enquiries';

/** A site admin switches bookings on or off. */
async function turn(site: Page, word: 'on' | 'off'): Promise<void> {
  await site.getByRole('button', { name: `Switch bookings ${word}` }).click();
  await site
    .getByRole('dialog')
    .getByRole('button', { name: `Switch bookings ${word}` })
    .click();
  await site.getByText(`Bookings are switched ${word}.`).waitFor();
}

/** Opens the page on which an organiser chooses a date, and returns the day until which they can. */
async function readDeadline(organiser: Page, requestId: number): Promise<number> {
  await organiser.goto(`${on.address}${own}/${requestId}/book`);
  const deadline = organiser.getByText(/Choose by /u);
  await deadline.waitFor();
  const [, day = '', rest = ''] =
    /by \w+ (\d+)\w+ (\w+ \d+) at 18:00/u.exec((await deadline.textContent()) ?? '') ?? [];
  return Date.parse(`${day} ${rest} UTC`);
}

test('an organiser reads that bookings are off, and has as many days as before when they are on again', async () => {
  const site = await on.signIn('morgan.ellis');
  const request = await openRequest(site, on.server, { day: await freeWednesday(on.server) });
  await findTrainers(site, on.server, { ...request, usernames: ['amara.osei'] });
  await callAs(site, askOrganiser, { params: request, body: { venueId: null } });
  const organiser = await on.signIn('judith.marlowe');
  const before = await readDeadline(organiser, request.projectRequestId);

  await site.goto(`${on.address}/site-admin/developer-settings`);
  await turn(site, 'off');
  await organiser.goto(`${on.address}${own}`);
  await organiser.getByText('Bookings are switched off on this site.').waitFor();
  await organiser.getByRole('link', { name: 'Courses you organise' }).waitFor();
  const entry = organiser.getByRole('link', { name: 'Bookings', exact: true });
  expect(await entry.count()).toBe(0);

  // A week passes.
  await rowsOf(
    on.server,
    `update site_settings set value = to_json(value::timestamptz - interval '7 days') #>> '{}'
     where name = 'bookingsOffSince'`,
  );
  await turn(site, 'on');
  expect(await readDeadline(organiser, request.projectRequestId)).toBe(before + 7 * 86_400_000);
  await entry.first().waitFor();
});
