import { expect, test } from 'vitest';
import { freeWednesday, openRequest } from '../support/booking-steps.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('a site admin makes a venue of the own premises of a draft, and the draft takes place there', async () => {
  const site = await on.signIn('morgan.ellis');
  const { projectId, projectRequestId } = await openRequest(site, on.server, { day: await freeWednesday(on.server) });
  await site.goto(`${on.address}/site-admin/bookings/projects/${projectId}/project-requests/${projectRequestId}/edit`);
  await site.getByRole('link', { name: 'Create venue' }).click();
  const name = site.getByLabel('Name of the venue');
  await expect.poll(() => name.inputValue()).toBe('Northgate head office');
  expect(await site.getByLabel('Postcode').inputValue()).toBe('PR1 2XX');
  expect(await site.getByLabel('Capacity').inputValue()).toBe('8');
  await name.fill('Northgate training room');
  await site.getByLabel('Address', { exact: true }).fill('1 Fishergate');
  await site.getByLabel('Town').fill('Preston');
  await site.getByRole('button', { name: 'Create venue' }).click();
  await site.getByText('The new venue takes the place of the premises. Choose Save request to use it.').waitFor();
  await site.getByRole('button', { name: 'Save request' }).click();
  await site.getByText('Request saved').waitFor();

  await site.goto(
    `${on.address}/site-admin/bookings/projects/${projectId}/project-requests/${projectRequestId}/manage`,
  );
  await site.getByText('What is asked for').click();
  await site.getByText(/^Northgate training room/u).waitFor();
  expect(await site.getByText('Northgate head office').count()).toBe(0);
});
