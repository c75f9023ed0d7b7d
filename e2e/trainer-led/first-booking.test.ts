import { commandOf, emptyRecord } from '@doselore/contract';
import { createCourse } from '@doselore/contract/courses';
import { createGroup, groupFields } from '@doselore/contract/groups';
import { addGroupManager } from '@doselore/contract/managers';
import { inviteGroupMember, memberFields } from '@doselore/contract/members';
import {
  activateTrainer,
  changeAvailability,
  changeSuitabilities,
  createTrainer,
  suitabilityTexts,
  trainerFields,
} from '@doselore/contract/trainers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acceptInvite } from '../support/accept-invite.ts';
import { callAs } from '../support/call-as.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import { firstAdmin } from '../support/first-admin.ts';

const on = new E2e({ environment: { DEMO: 'off' } });
const password = 'Counter-Shelf+7';
const title = 'Basic life support';
/** Text of a list without rows. */
const none = suitabilityTexts.textOf([]);
const tess = { first_name: 'Tess', last_name: 'Trainer', email: 'tess@example.org' };

/** An organisation with an admin, who can organise its courses. */
async function addOrganisation(site: Page): Promise<void> {
  const group = { ...emptyRecord(groupFields), name: 'Fern Hill Pharmacies' };
  const { id: groupId } = await callAs(site, createGroup, { body: commandOf(group) });
  const hannah = { ...emptyRecord(memberFields), first_name: 'Hannah', last_name: 'Head', email: 'hannah@example.org' };
  const { id: userId } = await callAs(site, inviteGroupMember, {
    ...{ level: 'superAdmin', params: { groupId } },
    body: commandOf({ ...hannah, subgroupIds: [] }),
  });
  await callAs(site, addGroupManager, { level: 'superAdmin', params: { groupId, userId } });
  // Only people with an account that works can organise.
  await acceptInvite(on, hannah.email, password);
}

/** An active trainer of a face-to-face course, from Monday to Friday. */
async function addTrainer(site: Page): Promise<void> {
  const looks = { motif: 'capsule', hue: 'bottle' } as const;
  const certificate = { default_months: 12, renewal_basis: 'completion', training_class: 'statutory' } as const;
  const { product_id: productId } = await callAs(site, createCourse, {
    body: commandOf({ title, summary: null, deliverable_id: 4, is_live: true, ...looks, ...certificate }),
  });
  const limits = { face_to_face: true, max_journey_minutes: 60, max_days_per_week: 5, max_sessions_per_day: 2 };
  const { id: trainerUserId } = await callAs(site, createTrainer, {
    body: commandOf({ ...emptyRecord(trainerFields), ...tess, ...limits, userId: null, home_postcode: 'LA1 4XX' }),
  });
  const params = { trainerUserId };
  const taught = { productId, level: 3, valid_until: null, note: '' } as const;
  await callAs(site, changeSuitabilities, { params, body: { rows: [commandOf(taught)], baseValues: { rows: none } } });
  const days = await rowsOf<{ valid_from: string }>(on.server, 'select current_date::text as valid_from');
  const hours = { from_time: '09:00', to_time: '17:00', mode: 'any', interval_weeks: 1, valid_until: null } as const;
  const rules = [1, 2, 3, 4, 5].map((weekday) =>
    commandOf({ weekday, ...hours, valid_from: days[0]?.valid_from ?? '' }),
  );
  await callAs(site, changeAvailability, {
    params,
    body: { rules, overrides: [], baseValues: { rules: none, overrides: none } },
  });
  await callAs(site, activateTrainer, { params });
}

/** A site admin opens a project, and adds a request with a date. */
async function openProject(site: Page): Promise<void> {
  await site.goto(`${on.address}/site-admin/bookings/projects`);
  await site.getByRole('link', { name: 'New project' }).first().click();
  await site.getByPlaceholder('Start of its name').fill('Fern');
  await site.getByRole('option', { name: 'Fern Hill Pharmacies' }).click();
  await site.getByLabel('Organiser').selectOption({ label: 'Hannah Head' });
  await site.getByLabel('Title').fill('Spring training');
  await site.getByRole('button', { name: 'Open project' }).click();
  await site.getByRole('link', { name: 'Add a request' }).click();
  await site.getByRole('link', { name: 'One session' }).click();
  await site.getByLabel('Course', { exact: true }).selectOption({ label: title });
  await site.getByLabel('Delegates').fill('6');
  await site.getByLabel('Length in minutes').fill('120');
  await site.getByLabel('Time of day').selectOption({ label: 'Morning' });
  await site.getByLabel('Room or own premises').fill('Fern Hill head office');
  await site.getByLabel('Postcode of own premises').fill('LA4 4XX');
  await site.getByRole('button', { name: 'Add request' }).click();
  const [date] = await rowsOf<{ day: string }>(
    on.server,
    `select to_char(d, 'DD-MM-YYYY') as day from generate_series(current_date + 40, current_date + 50, interval '1 day') d
     where extract(isodow from d) = 3`,
  );
  await site.getByRole('button', { name: 'Add a date' }).click();
  const day = site.getByPlaceholder('DD-MM-YYYY');
  await day.fill(date?.day ?? '');
  await day.press('Tab');
  await site.getByRole('button', { name: 'Save dates' }).click();
  await site.getByText('Dates saved').waitFor();
}

test('an empty installation switches bookings on, and books its first course', async () => {
  const site = await firstAdmin(on, password);
  await addOrganisation(site);
  await addTrainer(site);
  const trainer = await acceptInvite(on, tess.email, password);
  await site.goto(`${on.address}/site-admin/developer-settings`);
  await site.getByRole('button', { name: 'Switch bookings on' }).click();
  await site.getByRole('dialog').getByRole('button', { name: 'Switch bookings on' }).click();
  await site.getByText('Bookings are switched on.').waitFor();

  await openProject(site);
  await site.goto(site.url().replace(/[^/]+$/u, 'manage'));
  await site.getByRole('button', { name: 'Ask trainers', exact: true }).click();
  await site.getByText('1 trainer asked.').waitFor();
  await trainer.goto(`${on.address}/trainers/availability-enquiries`);
  await trainer.getByRole('radio', { name: 'Yes', exact: true }).check();
  await trainer.getByRole('button', { name: 'Send answers' }).click();
  await trainer.getByText('Answers sent. Thank you').waitFor();

  await site.reload();
  await site.getByRole('button', { name: /^Book a start on Wed/u }).click();
  const form = site.getByRole('dialog', { name: /^Book Wed/u });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await site.getByText(/The date is held until the trainer confirms\./u).waitFor();
  await trainer.goto(`${on.address}/trainers/booking-confirmation-enquiries`);
  await trainer.getByRole('button', { name: new RegExp(`^Confirm: ${title}`, 'u') }).click();
  await trainer.getByText(`${title} confirmed. It is in your schedule.`).waitFor();
  await site.reload();
  await site.getByRole('link', { name: 'Open course' }).waitFor();
  const courses = await rowsOf(
    on.server,
    `select v.title, v.state, u.first_name as trainer from virtual_groups v join users u on u.id = v.trainer_user_id`,
  );
  expect(courses).toEqual([{ title, state: 'scheduled', trainer: 'Tess' }]);
});
