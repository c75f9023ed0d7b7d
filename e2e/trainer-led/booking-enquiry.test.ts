import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();
const title = 'Contraception service: initiation and supply';

/** A Wednesday in about ten weeks, `DD-MM-YYYY`. */
function farDay(): string {
  const day = new Date(Date.now() + 70 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10).split('-').reverse().join('-');
}

test('an organisation admin asks for training on a phone, and a site admin finds the new enquiry', async () => {
  const page = await on.signIn('priya.raman', '/group-admin/1/booking-enquiries', { opening: { viewport: phone } });
  await page.getByRole('link', { name: 'New enquiry' }).click();
  await page.getByLabel('Course').selectOption({ label: `${title} (online)` });
  await page.getByLabel('Length in minutes').fill('120');
  await page.getByRole('textbox', { name: 'Day of day 1' }).fill(farDay());
  await page.getByLabel('Time of day of day 1').selectOption('Afternoon');
  await page.getByLabel('What else we should know').fill('Half of us are new to the service.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Site admins compare the trainers for these days, then ask them.').waitFor();
  await page.getByText('Half of us are new to the service.').waitFor();
  expect(await page.getByRole('link', { name: 'Choose a date' }).count()).toBe(0);

  const site = await on.signIn('morgan.ellis', '/site-admin/bookings/projects?q=contraception&waitingFor=site_admins');
  const row = site.getByRole('row', { name: /Enquiry of Priya Raman/u }).filter({ hasText: 'New enquiry' });
  await row.getByRole('link', { name: title }).click();
  await site.getByText('Half of us are new to the service.').waitFor();
});
