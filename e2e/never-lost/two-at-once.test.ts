import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findFaultsIn, ways } from '../screens/axe.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

const service = '2/subgroups/16';

/** Opens a member of Elin Vaughan's service in the form of an area. */
async function openMember(page: Page, area: string, userId: number): Promise<void> {
  await page.goto(`${on.address}/${area}/edit-user/${userId}`);
  await page.getByRole('button', { name: 'Save member' }).waitFor();
}

const role = (page: Page) => page.getByLabel('Job role (optional)');
const payroll = (page: Page) => page.getByLabel('Payroll number (optional)');
const save = (page: Page) => page.getByRole('button', { name: 'Save member' }).click();
const saved = (page: Page) => page.waitForURL('**/members-info/**');

test('saves different fields of two admins who edit one member, and lets them choose for the same field', async () => {
  const [site, elin] = [await on.signIn('morgan.ellis'), await on.signIn('elin.vaughan')];
  await elin.goto(`${on.address}/subgroup-admin/2/16/members`);
  const link = elin.locator('a[href*="/members-info/"]').first();
  const userId = Number((await link.getAttribute('href'))?.match(/members-info\/(\d+)/u)?.[1]);
  const open = async () => {
    await openMember(site, `site-admin/groups/${service}`, userId);
    await openMember(elin, 'subgroup-admin/2/16', userId);
  };

  await open();
  await role(site).selectOption('Branch manager');
  await save(site);
  await saved(site);
  await payroll(elin).fill('TWO-1');
  await save(elin);
  await saved(elin);
  await open();
  expect([await role(elin).inputValue(), await payroll(site).inputValue()]).toEqual(['Branch manager', 'TWO-1']);

  await role(site).selectOption('Dispenser');
  await save(site);
  await saved(site);
  await role(elin).selectOption('Dispensary lead');
  await payroll(elin).fill('TWO-2');
  await save(elin);
  const panel = elin.getByRole('heading', { name: 'Someone else changed this after you opened it' });
  await panel.waitFor();
  await elin.getByText('A site admin changed it just now.').waitFor();
  expect([await role(elin).inputValue(), await payroll(elin).inputValue()]).toEqual(['Dispensary lead', 'TWO-2']);
  for (const way of ways) expect(await findFaultsIn(elin, way)).toEqual([]);
  await elin.getByRole('button', { name: 'Use their change' }).click();
  expect(await role(elin).inputValue()).toBe('Dispenser');
  await save(elin);
  await saved(elin);
  await open();
  expect([await role(site).inputValue(), await payroll(site).inputValue()]).toEqual(['Dispenser', 'TWO-2']);

  await role(site).selectOption('Pharmacist');
  await save(site);
  await saved(site);
  await role(elin).selectOption('Delivery driver');
  await save(elin);
  await elin.getByRole('button', { name: 'Overwrite with your changes' }).click();
  await saved(elin);
  await openMember(site, `site-admin/groups/${service}`, userId);
  expect(await role(site).inputValue()).toBe('Delivery driver');
  await Promise.all([site, elin].map((page) => page.context().close()));
});

test('a second save of each form begins with the values of the first, and meets no edit conflict', async () => {
  const site = await on.signIn('morgan.ellis');
  const forms = [
    {
      path: 'groups/1/edit-group',
      field: 'ODS code of the head office (optional)',
      values: ['FZ9', 'FZ8'],
      button: 'Save organisation',
    },
    {
      path: 'groups/1/subgroups/1/edit',
      field: 'Name of the service',
      values: ['Quay', 'Wharf'],
      button: 'Save service',
    },
    {
      path: 'groups/1/settings',
      field: 'Days until an invitation expires (optional)',
      values: ['9', '10'],
      button: 'Save invitations',
    },
    { path: 'groups/1/settings', field: 'Other training (optional)', values: ['9', '10'], button: 'Save years' },
    {
      path: 'groups/1/subgroups/1/settings',
      field: 'Days until an invitation expires (optional)',
      values: ['9', ''],
      button: 'Save invitations',
    },
    { path: 'courses/edit-course/6', field: 'Title', values: ['Course one', 'Course two'], button: 'Save course' },
  ];
  for (const { path, field, values, button } of forms) {
    await site.goto(`${on.address}/site-admin/${path}`);
    // The button says "Saved" for 7 seconds.
    const submit = site.getByRole('button', { name: button }).or(site.getByRole('button', { name: 'Saved' }));
    for (const value of values) {
      await site.getByLabel(field, { exact: true }).fill(value);
      const answered = site.waitForResponse((response) => response.request().method() === 'PUT');
      await submit.click();
      expect([path, value, (await answered).status()]).toEqual([path, value, 200]);
      await expect.poll(() => submit.getAttribute('data-loading')).toBeNull();
    }
  }
  const leaving = [
    { path: 'users/edit-user/8', field: 'First name', value: 'Samuel', button: 'Save user' },
    { path: 'courses/scos/1', field: 'Title', value: 'First module', button: 'Save module' },
  ];
  for (const { path, field, value, button } of leaving) {
    await site.goto(`${on.address}/site-admin/${path}`);
    if (button === 'Save module') await site.locator('a[href*="/edit-sco/"]').first().click();
    await site.getByLabel(field, { exact: true }).fill(value);
    const answered = site.waitForResponse((response) => response.request().method() === 'PUT');
    await site.getByRole('button', { name: button }).click();
    expect([path, (await answered).status()]).toEqual([path, 200]);
    await site.getByRole('button', { name: button }).waitFor({ state: 'detached' });
  }
  await site.context().close();
});
