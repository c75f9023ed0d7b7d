import { durations } from '@doselore/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpAccount } from '../support/accept-invite.ts';
import { logIn } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';
import { setUpTwoStep } from '../support/two-step.ts';

const on = new E2e({ environment: { DEMO: 'off' } });

/** Adds example data to the empty site, removes them, and does the first of the first steps. */
async function takeFirstStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add example data' }).click();
  await page.getByText('Example data added').waitFor();
  await page.getByText('Example: data security awareness').waitFor();
  await page.getByText('0 of 6 done').waitFor();
  await page.locator('button:focus', { hasText: 'Remove example data' }).waitFor();
  await page.getByRole('button', { name: 'Remove example data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove example data' }).click();
  await page.getByText('Example data removed').waitFor();
  await page.getByText('No courses yet').waitFor();
  await page.getByRole('link', { name: 'New organisation' }).click();
  await page.getByLabel('Name of the organisation').fill('Fern Hill Pharmacies');
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await page.getByText('No services yet').waitFor();
  await page.getByRole('link', { name: 'Site Admin', exact: true }).click();
  await page.getByText('1 of 6 done').waitFor();
  await page.getByRole('link', { name: 'New service' }).click();
  await page.getByLabel('Name of the service').waitFor();
}

test('starts empty; the command line creates the site admin, who sets up two-step verification, tries example data, closes the site and opens it', async () => {
  const page = await on.visit();
  await page.goto(`${on.address}/login`);
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect(await page.getByText('morgan.ellis').count()).toBe(0);

  const printed = await on.server.admin('super-admin', 'ada@example.org', 'Ada', 'First');
  await setUpAccount(page, /https?:\S+\/accept-invite\/\S+/u.exec(printed)?.[0] ?? '', 'Counter-Shelf+7');
  await logIn(page, on, 'ada@example.org', 'Counter-Shelf+7');
  await page.waitForURL('**/set-up-two-step');
  await page.goto(`${on.address}/site-admin/courses`);
  await page.waitForURL('**/set-up-two-step');
  await setUpTwoStep(page);
  expect(await page.getByRole('button', { name: /^Continue/u }).count()).toBe(0);
  await page.getByRole('button', { name: 'I have saved these codes' }).click();
  await page.waitForURL('**/site-admin/**');
  await takeFirstStep(page);

  await on.server.admin('maintenance', 'on');
  await page.clock.install();
  await page.goto(`${on.address}/site-admin/venues`);
  await page.getByText('Sorry, the website is currently undergoing Maintenance').waitFor();
  await on.server.admin('maintenance', 'off');
  await page.clock.fastForward(durations.poll);
  await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor();
  await page.context().close();
});
