import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { E2e } from './support/e2e.ts';

const on = new E2e();

const at = (page: Page, path: string) => page.goto(`${on.address}${path}`);

/** Reviews, ticks that it is correct where that is asked, and sends. */
async function confirm(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  const correct = page.getByRole('checkbox', { name: /it is correct/u });
  if (await correct.isVisible()) await correct.check();
  await page.getByRole('button', { name: button }).click();
}

test('lets a MED service admin issue to 30 people from the pool', async () => {
  const site = await on.signIn('morgan.ellis', '/site-admin/groups/2/subgroups/16/membership?per_page=100&only=out');
  await site.getByRole('checkbox', { name: /^Select all/u }).check();
  await site.getByRole('button', { name: /^Add to/u }).click();
  await site.getByText(/\d+ added to Lighthouse Pharmacy/u).waitFor();
  await at(site, '/site-admin/groups/2/new-licence-for-subgroup/16');
  await site.getByLabel('Course', { exact: true }).selectOption({ label: 'Controlled drugs and SOPs' });
  await site.getByLabel('Number of licences').fill('32');
  await site.getByRole('button', { name: 'Check your answers' }).click();
  await confirm(site, 'Buy licences');
  await site.getByText('32 licences added to the pool of Lighthouse Pharmacy').waitFor();
  await site.context().close();

  const page = await on.signIn('elin.vaughan', '/subgroup-admin/2/16/licences');
  await page.getByRole('button', { name: 'Actions for Controlled drugs and SOPs' }).click();
  await page.getByRole('menuitem', { name: 'Issue from the pool' }).click();
  await page.waitForURL('**/bulk-issue-from-pool/**');
  await page.goto(`${page.url()}?per_page=31`);
  await page.getByRole('checkbox', { name: 'Select all 31 on this page' }).check();
  await page.getByRole('button', { name: 'Check these 31 people' }).click();
  await page.getByRole('heading', { name: 'Eligible: 30' }).waitFor();
  // One of them has an account that is archived.
  await confirm(page, 'Issue to the 30 eligible people');
  await page.getByRole('heading', { name: '30 licences issued' }).waitFor();
  await page.getByText('2 are left in the pool.').waitFor();

  await page.getByRole('link', { name: 'Back to licences' }).click();
  await page.getByRole('link', { name: 'Controlled drugs and SOPs, in its pool: 2, show movements' }).click();
  await page.getByRole('link', { name: 'Issued: 30 licences' }).click();
  await page.getByText('Showing 1 to 20 of 30').waitFor();
  await page.getByRole('button', { name: /^Filters/u }).click();
  await page.getByRole('button', { name: 'One action' }).click();
  await page.getByLabel('Movement', { exact: true }).selectOption({ label: 'Bought' });
  await page.getByRole('row').filter({ hasText: '+32' }).filter({ hasText: 'Morgan Ellis' }).waitFor();
  await page.context().close();
});

test('lets a HIGH service admin order for their own service', async () => {
  const page = await on.signIn('tom.okafor', '/subgroup-admin/1/1/licences');
  await page.getByRole('link', { name: 'Sepsis: spotting deterioration, in its pool: 6, show movements' }).waitFor();
  await page.getByRole('link', { name: 'Order licences' }).click();
  await page.getByLabel('Course', { exact: true }).selectOption({ label: 'Sepsis: spotting deterioration' });
  await page.getByLabel('Number of licences').fill('5');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('link', { name: /Enter a purchase order or a transaction reference/u }).waitFor();
  await page.getByLabel('Purchase order reference').fill('PO-4711');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await confirm(page, 'Order licences');
  await page.getByText('5 licences added to the pool of Northgate, Market Square').waitFor();
  await page.getByRole('link', { name: 'Sepsis: spotting deterioration, in its pool: 11, show movements' }).waitFor();
  await page.context().close();

  const site = await on.signIn('morgan.ellis', '/site-admin/groups/1/licence-orders?q=PO-4711');
  await site
    .getByRole('row')
    .filter({ hasText: 'Northgate, Market Square' })
    .filter({ hasText: 'Tom Okafor' })
    .waitFor();
  await site.context().close();
});

test('shows the reason of each correction of quantity and months', async () => {
  const page = await on.signIn('morgan.ellis', '/site-admin/groups/1/licences');
  await page.getByRole('link', { name: 'Sepsis: spotting deterioration' }).first().click();
  const pot = async () =>
    Number(
      /: (\d+),/u.exec(
        (await page.getByRole('link', { name: /^In the general pot:/u }).getAttribute('aria-label')) ?? '',
      )?.[1],
    );
  const before = await pot();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Correct the quantity' }).click();
  await page.getByLabel('How many').fill('2');
  await page.getByLabel('Reason').fill('Counted twice in May');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByText(`${before} now, then ${before - 2}`).waitFor();
  await confirm(page, 'Write off');
  await page.getByText(`Corrected. The general pot now has ${before - 2}`).waitFor();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Change certificate months' }).click();
  await page.getByLabel('New certificate length in months').fill('36');
  await page.getByLabel('How many').fill('10');
  await page.getByLabel('Reason').fill('Sold as three years');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await confirm(page, 'Change months');
  await page.getByText(`Changed. ${before - 12} with the earlier length are left`).waitFor();
  await expect.poll(pot).toBe(before - 12);

  await page.getByRole('link', { name: /^In the general pot:/u }).click();
  const rows = page.getByRole('table').getByRole('row');
  await rows.filter({ hasText: 'Sold as three years' }).filter({ hasText: '−10' }).waitFor();
  await rows.filter({ hasText: 'Counted twice in May' }).filter({ hasText: '−2' }).waitFor();
  await at(page, '/site-admin/groups/1/licences?q=sepsis');
  await page.getByRole('row').filter({ hasText: '36 months' }).filter({ hasText: '10 of 10 left' }).waitFor();
  await page.context().close();
});

test('moves seats from the pot into two pools and back, all or nothing', async () => {
  const page = await on.signIn('priya.raman', '/group-admin/1/licences/1/pool-allocation/999/24');
  await page.getByLabel('To Northgate, Abbey Lane').fill('3');
  await page.getByLabel('To Northgate, Canal Walk').fill('1000');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByText(/The general pot has only \d+\. Remove \d+/u).waitFor();
  await page.getByLabel('To Northgate, Canal Walk').fill('4');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await confirm(page, 'Move to pools');
  await page.getByText('Moved. The general pot now has').waitFor();
  await page.getByRole('link', { name: 'Northgate, Canal Walk, in its pool: 4, show movements' }).click();
  await page.getByRole('row').filter({ hasText: 'Pool of Northgate, Canal Walk' }).filter({ hasText: '+4' }).waitFor();
  await at(page, '/group-admin/1/licences/1/pool-allocation/0/24');
  await page.getByText('Pools to pot').click();
  await page.getByLabel('From Northgate, Canal Walk').fill('4');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await confirm(page, 'Move back to the pot');
  await page.getByText('Moved. The general pot now has').waitFor();
  await page.getByRole('link', { name: 'Northgate, Canal Walk, in its pool: None, show movements' }).waitFor();
  await page.context().close();
});
