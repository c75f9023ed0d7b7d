import { test } from 'vitest';
import { askTrainers, bookedCourse, freeWednesday, managePage, openRequest } from '../support/booking-steps.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('a site admin records by hand what a trainer says by phone, from the date to the confirmation', async () => {
  const site = await on.signIn('morgan.ellis');
  const request = await openRequest(site, on.server, { day: await freeWednesday(on.server) });
  await askTrainers(site, on.server, { ...request, usernames: ['amara.osei'] });
  await site.goto(`${on.address}${managePage(request)}`);
  await site.getByRole('button', { name: /^Record answer: Amara Osei/u }).click();
  const answer = site.getByRole('dialog', { name: 'Answer of Amara Osei' });
  await answer.getByRole('radio', { name: 'Yes' }).check();
  await answer.getByLabel('How you heard it').fill('Called on Monday');
  await answer.getByRole('button', { name: 'Record answer' }).click();
  await site.getByText(/entered by Morgan Ellis: Called on Monday/u).waitFor();

  await site.getByRole('button', { name: /^Book a start on/u }).click();
  const booking = site.getByRole('dialog', { name: /^Book Wed/u });
  await booking.getByLabel('Start', { exact: true }).selectOption({ label: '10:00' });
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await site.getByRole('button', { name: 'Record answer of Amara Osei' }).click();
  const confirmation = site.getByRole('dialog', { name: 'Record the answer of Amara Osei' });
  await confirmation.getByLabel('What the trainer said').selectOption({ label: 'The trainer confirms' });
  await confirmation.getByRole('button', { name: 'Record answer' }).click();
  await confirmation.getByText('Enter when and how you heard it').first().waitFor();
  await confirmation.getByLabel('Note').fill('Texted on Tuesday');
  await confirmation.getByRole('button', { name: 'Record answer' }).click();
  await site.getByText(/Confirmed on .* Recorded by Morgan Ellis\. “Texted on Tuesday”/u).waitFor();
  await site.getByText(`${bookedCourse} is scheduled.`).waitFor();
});
