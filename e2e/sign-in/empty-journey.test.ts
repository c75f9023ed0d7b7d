import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acceptInvite } from '../support/accept-invite.ts';
import { phone } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import { firstAdmin } from '../support/first-admin.ts';
import { letTimePass } from '../support/let-time-pass.ts';

const on = new E2e({ environment: { DEMO: 'off' } });
const password = 'Counter-Shelf+7';
const title = 'Basic life support';

async function invite(page: Page, first: string, last: string): Promise<string> {
  const email = `${first}.${last}@example.org`.toLowerCase();
  await page.getByRole('link', { name: 'Invite a person' }).click();
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('heading', { level: 1, name: `${first} ${last}` }).waitFor();
  return email;
}

async function addCourse(site: Page): Promise<void> {
  await site.goto(`${on.address}/site-admin/courses`);
  await site.getByRole('link', { name: 'New course' }).first().click();
  await site.getByRole('link', { name: 'Pharmacist-led, Face to Face' }).click();
  await site.getByLabel('Title', { exact: true }).fill(title);
  await site.getByRole('radio', { name: 'Statutory and mandatory training' }).check();
  await site.getByLabel('Live').check();
  await site.getByRole('button', { name: 'Create course' }).click();
  await site.waitForURL('**/edit-course/**');
}

async function addTrainer(site: Page): Promise<string> {
  await site.goto(`${on.address}/site-admin/trainers`);
  await site.getByRole('link', { name: 'New trainer' }).first().click();
  await site.getByRole('button', { name: 'Invite a new person' }).click();
  await site.getByLabel('First name').fill('Tess');
  await site.getByLabel('Last name').fill('Trainer');
  await site.getByLabel('Email address').fill('tess@example.org');
  await site.getByRole('button', { name: 'Continue' }).click();
  await site.getByLabel('Home postcode').fill('LA1 4XX');
  await site.getByRole('button', { name: 'Create trainer' }).click();
  await site.getByLabel(`Level: ${title}`).selectOption('3');
  await site.getByRole('button', { name: 'Save courses' }).click();
  await site.getByText('Courses saved').waitFor();
  await site.getByRole('link', { name: 'Availability', exact: true }).click();
  await site.getByRole('button', { name: 'Use Mon - Fri 09:00 - 17:00' }).click();
  await site.getByRole('button', { name: 'Save availability' }).click();
  await site.getByText('Availability saved').waitFor();
  await site.getByRole('button', { name: 'Activate', exact: true }).click();
  await site.getByText('Tess Trainer activated').waitFor();
  return 'tess@example.org';
}

async function addVenue(site: Page): Promise<void> {
  await site.goto(`${on.address}/site-admin/venues`);
  await site.getByRole('link', { name: 'New venue' }).first().click();
  await site.getByLabel('Name of the venue').fill('Quay Hall');
  await site.getByLabel('Address', { exact: true }).fill('1 Quay Road');
  await site.getByLabel('Town').fill('Morecambe');
  await site.getByLabel('Postcode').fill('LA4 4XX');
  await site.getByLabel('Capacity').fill('10');
  await site.getByRole('button', { name: 'Create venue' }).click();
  await site.waitForURL('**/site-admin/venues**');
}

/** Creates and schedules the course with three licences. Returns its id. */
async function plan(site: Page, groupId: string): Promise<number> {
  await site.goto(`${on.address}/site-admin/groups/${groupId}/new-virtual-group`);
  await site.getByLabel('Course', { exact: true }).selectOption({ label: `${title} (face to face)` });
  await site.getByLabel('Places').fill('3');
  await site.getByLabel('Assessment', { exact: true }).selectOption('paper');
  await site.getByLabel('Licences to buy').fill('3');
  await site.getByLabel('Purchase order reference').fill('PO-1');
  await site.getByRole('button', { name: 'Create draft' }).click();
  await site.getByText(`${title} created as a draft, with 3 licences`).waitFor();
  const [day] = await rowsOf<{ day: string }>(
    on.server,
    `select to_char(d, 'DD-MM-YYYY') as day from generate_series(current_date + 8, current_date + 12, interval '1 day') d
     where extract(isodow from d) < 6 limit 1`,
  );
  await site.getByRole('button', { name: 'Add a session' }).click();
  await site.getByRole('textbox', { name: 'Day of session 1' }).fill(day?.day ?? '');
  await site.getByText('Compare trainers', { exact: true }).click();
  await site.getByRole('button', { name: 'Choose Tess Trainer' }).click();
  await site.getByRole('combobox', { name: /^Venue/u }).selectOption({ index: 1 });
  await site.getByRole('button', { name: 'Save changes' }).click();
  await site.getByText(`${title} saved`).waitFor();
  await site.locator('#main').getByRole('button', { name: 'Schedule course' }).click();
  await site.getByRole('dialog').getByRole('button', { name: 'Schedule course' }).click();
  await site.getByText(`${title} is scheduled`).waitFor();
  return Number(/virtual-groups\/(\d+)/u.exec(site.url())?.[1]);
}

test('an empty installation plans a course, runs it on a phone without a connection, and closes it', async () => {
  const site = await firstAdmin(on, password);
  await addCourse(site);
  await site.goto(`${on.address}/site-admin/groups`);
  await site.getByRole('link', { name: 'New organisation' }).first().click();
  await site.getByLabel('Name of the organisation').fill('Fern Hill Pharmacies');
  await site.getByRole('button', { name: 'Create organisation' }).click();
  await site.getByText('No services yet').waitFor();
  const groupId = /groups\/(\d+)/u.exec(site.url())?.[1] ?? '';
  await site.getByRole('link', { name: 'Members', exact: true }).first().click();
  const headEmail = await invite(site, 'Hannah', 'Head');
  await site.getByRole('link', { name: 'Admins', exact: true }).click();
  await site.getByLabel('Add an admin').fill('hannah');
  await site.getByRole('button', { name: 'Make Hannah Head an admin' }).click();
  await site.getByRole('button', { name: 'Remove Hannah Head' }).waitFor();
  const trainerEmail = await addTrainer(site);
  await addVenue(site);
  const trainer = await acceptInvite(on, trainerEmail, password);
  const courseId = await plan(site, groupId);

  const head = await acceptInvite(on, headEmail, password);
  await head.goto(`${on.address}/group-admin/${groupId}/members`);
  const benEmail = await invite(head, 'Ben', 'Counter');
  await head.goto(`${on.address}/group-admin/${groupId}/members`);
  await invite(head, 'Cleo', 'Shelf');
  await head.goto(`${on.address}/group-admin/${groupId}/virtual-groups/${courseId}/membership`);
  for (const name of ['Ben Counter', 'Cleo Shelf']) {
    await head.getByRole('row').filter({ hasText: name }).getByRole('switch').click();
    await head.getByText('1 person invited').waitFor();
  }
  const ben = await acceptInvite(on, benEmail, password);
  await ben.goto(`${on.address}/my-learning-zone`);
  await ben.getByRole('link', { name: `View session: ${title}` }).click();
  await ben.getByRole('button', { name: `Accept: ${title}` }).click();
  await ben.getByText(`You accepted ${title}`).first().waitFor();

  await letTimePass(on.server, courseId);
  await trainer.setViewportSize(phone);
  await trainer.goto(`${on.address}/trainers/pharmacist-led-training`);
  await trainer.goto(`${on.address}/trainers/${courseId}/members`);
  const markOf = (name: string) => trainer.getByRole('group', { name: `Attendance of ${name}` });
  await markOf('Ben Counter').waitFor();
  await trainer.context().setOffline(true);
  await markOf('Ben Counter').getByRole('button', { name: 'Attended', exact: true }).click();
  await markOf('Cleo Shelf').getByRole('button', { name: 'Attended', exact: true }).click();
  await trainer.getByText('2 of 2 marked, 2 waiting to be sent').waitFor();
  await trainer.context().setOffline(false);
  await trainer.getByText('2 of 2 marked', { exact: true }).waitFor();
  await trainer.getByRole('button', { name: 'Add someone who came' }).click();
  const late = trainer.getByRole('dialog', { name: 'Add someone without an invitation' });
  await late.getByRole('button', { name: 'Add by email' }).click();
  await late.getByLabel('Email').fill('dan@example.org');
  await late.getByLabel('First name').fill('Dan');
  await late.getByLabel('Last name').fill('Late');
  await late.getByRole('button', { name: 'Add to register' }).click();
  await trainer.getByText('dan@example.org was added and marked as attended').waitFor();
  await trainer.getByText('3 of 3 marked', { exact: true }).waitFor();

  await trainer.goto(`${on.address}/trainers/${courseId}/issue-after-register`);
  await trainer.getByRole('button', { name: 'Check 3 licences' }).click();
  await trainer.getByRole('checkbox', { name: /it is correct/u }).check();
  await trainer.getByRole('button', { name: 'Issue licences', exact: true }).click();
  await trainer.getByRole('link', { name: 'Assess delegates' }).click();
  for (const [name, result] of [
    ['Ben Counter', 'Passed'],
    ['Cleo Shelf', 'Failed'],
    ['Dan Late', 'Passed'],
  ] as const) {
    await trainer.getByRole('button', { name: `Assess ${name}` }).click();
    const form = trainer.getByRole('dialog', { name: `Assess ${name}` });
    await form.getByRole('radio', { name: new RegExp(`^${result}`, 'u') }).check();
    await form.getByRole('button', { name: 'Save result' }).click();
    await trainer.getByText(`The result of ${name} is saved`).waitFor();
  }

  await site.goto(`${on.address}/site-admin/groups/${groupId}/virtual-groups/${courseId}/close-course`);
  await site.getByRole('button', { name: 'Check before closing' }).click();
  await site.getByRole('checkbox', { name: /it is correct/u }).check();
  await site.getByRole('button', { name: 'Close course', exact: true }).click();
  await site.getByText(`${title} is closed`).waitFor();

  await ben.goto(`${on.address}/my-learning-zone/account`);
  const download = ben.waitForEvent('download');
  await ben.getByRole('button', { name: `Download certificate: ${title}` }).click();
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  const certificates = await rowsOf(
    on.server,
    `select u.first_name, c.state from certificates c join users u on u.id = c.user_id order by 1`,
  );
  expect(certificates).toEqual([
    { first_name: 'Ben', state: 'valid' },
    { first_name: 'Dan', state: 'valid' },
  ]);
});
