import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword, logIn } from './support/browser.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();

const password = 'Dispense Slowly 1';

async function invite(page: Page, person: { first: string; last: string }): Promise<string> {
  const email = `${person.first}.${person.last}@example.org`.toLowerCase();
  await page.getByRole('link', { name: 'Invite a person' }).click();
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('heading', { level: 1, name: `${person.first} ${person.last}` }).waitFor();
  return email;
}

/** Sets up the account by the link of the email in the demo server's outbox. */
async function accept(email: string): Promise<Page> {
  const page = await on.visit();
  await page.goto(`${on.address}/outbox`);
  const mail = page.getByRole('listitem').filter({ hasText: `To ${email}` });
  await mail
    .getByRole('link', { name: /accept-invite/u })
    .first()
    .click();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set up your account' }).click();
  await page.waitForURL('**/login*');
  await logIn(page, on, email, password);
  return page;
}

test('a site admin creates an organisation with a service, its people and admins of both', async () => {
  const site = await on.signIn('morgan.ellis', '/site-admin/groups');
  await site.getByRole('link', { name: 'New organisation' }).click();
  await site.getByLabel('Name of the organisation').fill('Fern Hill Pharmacies');
  await site.getByRole('button', { name: 'Create organisation' }).click();
  await site.getByText('No services yet').waitFor();
  await site.getByRole('link', { name: 'Members', exact: true }).first().click();
  const headEmail = await invite(site, { first: 'Ada', last: 'Head' });
  await site.getByRole('link', { name: 'Admins', exact: true }).click();
  await site.getByLabel('Add an admin').fill('ada');
  await site.getByRole('button', { name: 'Make Ada Head an admin' }).click();
  await site.getByRole('button', { name: 'Remove Ada Head' }).waitFor();
  await site.context().close();

  const head = await accept(headEmail);
  await head.goto(`${on.address}/group-admin`);
  await head.getByRole('heading', { level: 1, name: 'Fern Hill Pharmacies' }).waitFor();
  await head.getByRole('link', { name: 'Services', exact: true }).click();
  await head.getByRole('link', { name: 'New service' }).click();
  await head.getByLabel('Name of the service').fill('Fern Hill, Bridge Street');
  await head.getByLabel(/ODS code/u).fill('fz9b1');
  await head.getByRole('button', { name: 'Create service' }).click();
  await head.getByText('FZ9B1', { exact: true }).waitFor();
  await head.getByRole('link', { name: 'Members', exact: true }).first().click();
  await invite(head, { first: 'Ben', last: 'Counter' });
  await head.getByRole('link', { name: 'Admins', exact: true }).click();
  await head.getByLabel('Add an admin').fill('ben');
  await head.getByRole('button', { name: 'Make Ben Counter an admin' }).click();
  await head.getByText('Cannot sign in yet').waitFor();
  const pot = head.getByRole('switch', { name: 'Ben Counter may issue from the general pot' });
  await pot.press('Space');
  await expect.poll(() => pot.isChecked()).toBe(true);
  await head.reload();
  await expect.poll(() => pot.isChecked()).toBe(true);
  await head.context().close();
});

test.each([
  { level: 'HIGH', username: 'tom.okafor', place: '1/1', invites: true, chooses: true },
  { level: 'MED', username: 'elin.vaughan', place: '2/16', invites: true, chooses: false },
  { level: 'LOW', username: 'rhys.calloway', place: '3/18', invites: false, chooses: false },
])('a $level service admin sees only what they may do', async ({ username, place, invites, chooses }) => {
  const page = await on.signIn(username, `/subgroup-admin/${place}/members`);
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('link', { name: 'Invite a person' }).count()).toBe(invites ? 1 : 0);
  expect(await page.getByRole('link', { name: 'Service membership' }).count()).toBe(chooses ? 1 : 0);
  expect(await page.getByRole('link', { name: 'Password links' }).count()).toBe(1);
  await page.goto(`${on.address}/subgroup-admin/${place}/membership`);
  if (chooses) await page.getByRole('heading', { level: 1, name: 'Service membership' }).waitFor();
  else await page.getByRole('heading', { level: 1, name: 'Your level does not allow this' }).waitFor();
  await page.goto(`${on.address}/subgroup-admin/${place}/settings`);
  await page.getByRole('heading', { level: 2, name: 'Invitations' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save invitations' }).count()).toBe(chooses ? 1 : 0);
  await page.context().close();
});

test('opens a person, and the same page of another organisation, from anywhere by keyboard alone', async () => {
  const page = await on.signIn('morgan.ellis', '/site-admin/courses');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Jump to' }).fill('sam whit');
  await page.getByRole('option', { name: /Sam Whitlock/u }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sam Whitlock' }).waitFor();
  await page.goto(`${on.address}/site-admin/groups/1/settings`);
  await page.getByRole('button', { name: /Northgate Pharmacy Group/u }).press('Enter');
  await page.getByRole('combobox', { name: 'Switch organisation' }).fill('harbour');
  await page.getByRole('option', { name: 'Harbour Independent Pharmacies' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/site-admin/groups/2/settings');
  await page.getByRole('link', { name: 'Harbour Independent Pharmacies' }).waitFor();
  await page.context().close();
});

test('restores people who left by Undo', async () => {
  const page = await on.signIn('priya.raman', '/group-admin/1/members?q=nadia');
  await page.getByLabel('Select Nadia Hussain').check();
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await page.getByText('1 member archived').waitFor();
  await page.getByText('No members match').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Nadia Hussain', exact: true }).waitFor();
  await page.context().close();
});

test('erases a person, who is signed out at once and remains as a number', async () => {
  const owen = await on.signIn('owen.prosser', '/my-learning-zone');
  const site = await on.signIn('morgan.ellis', '/site-admin/users/demo-users?q=owen.prosser');
  await site.getByRole('link', { name: 'Owen Prosser' }).click();
  await site.getByRole('button', { name: 'Erase personal data' }).click();
  const dialogue = site.getByRole('dialog', { name: 'Erase the personal data of Owen Prosser?' });
  await dialogue.getByText('Certificates', { exact: true }).waitFor();
  await dialogue.getByRole('radio', { name: 'The person requested it' }).check();
  await dialogue.getByLabel('Type Owen Prosser to confirm').fill('Owen Prosser');
  await dialogue.getByRole('button', { name: 'Erase permanently' }).click();
  await site.getByRole('heading', { level: 1, name: /^Erased person \d+$/u }).waitFor();
  await site.getByRole('button', { name: 'Download kept data' }).waitFor();
  await owen.goto(`${on.address}/my-learning-zone`);
  await owen.waitForURL('**/login*');
  await owen.getByLabel('Email address or username').fill('owen.prosser');
  await owen.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await owen.getByRole('button', { name: 'Log In' }).click();
  await owen.getByText('The username or password is incorrect').first().waitFor();
  for (const page of [owen, site]) await page.context().close();
});
