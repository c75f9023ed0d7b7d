import { expect, test } from 'vitest';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('archives a service, which can then be read but not changed, and restores it from its page', async () => {
  const page = await on.signIn('priya.raman', '/group-admin/1/subgroups');
  await page.getByRole('button', { name: 'Actions for Northgate, Old Dock' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await page.getByText(/Northgate, Old Dock archived/u).waitFor();
  await page.getByRole('link', { name: 'Archived', exact: true }).click();
  await page.getByRole('link', { name: 'Northgate, Old Dock' }).click();

  const notice = page.getByRole('complementary', { name: 'Archived Service' });
  await notice.getByText(/Service archived on .* by Priya Raman/u).waitFor();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: 'Invite a person' }).count()).toBe(0);
  const rail = page.getByRole('navigation', { name: 'Northgate, Old Dock' });
  await rail.getByRole('link', { name: 'Details' }).click();
  await page.getByText('FZ906').first().waitFor();
  expect(await page.getByRole('button', { name: 'Save service' }).count()).toBe(0);
  await rail.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Invitations expire after').waitFor();
  expect(await page.getByRole('button', { name: /^Save/u }).count()).toBe(0);
  await page.goto(page.url().replace('/settings', '/new-user'));
  await page.getByRole('heading', { name: 'Archived: changes are not possible' }).waitFor();
  expect(await page.getByLabel('First name').count()).toBe(0);

  await notice.getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('First name').waitFor();
  expect(await notice.count()).toBe(0);
});
