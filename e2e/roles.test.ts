import { expect, test } from 'vitest';
import { logIn } from './support/browser.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();

test.each([
  ['morgan.ellis', '/site-admin/courses', 'Courses'],
  ['priya.raman', '/group-admin/groups', 'Northgate Pharmacy Group'],
  ['tom.okafor', '/subgroup-admin/subgroups', 'Northgate, Market Square'],
  ['sorcha.lindley', '/subgroup-admin/subgroups', 'Services'],
  ['amara.osei', '/trainers/pharmacist-led-training', 'Today'],
  ['judith.marlowe', '/my-learning-zone', 'My Courses'],
  ['sam.whitlock', '/my-learning-zone', 'My Courses'],
  ['callum.reid', '/provisional-account', 'account'],
])('%s signs in and lands on %s', async (username, path, heading) => {
  const page = await on.visit();
  await logIn(page, on, username);
  await page.waitForURL((url) => url.pathname.startsWith(path));
  await page.getByRole('heading', { level: 1, name: new RegExp(heading, 'u') }).waitFor();
  await page.context().close();
});

test.each([
  ['priya.raman', '/group-admin', 'Organisations', 'Northgate Pharmacy Group', '/group-admin/1/dashboard'],
  ['tom.okafor', '/subgroup-admin', 'Services', 'Northgate, Market Square', '/subgroup-admin/1/1/members'],
])('%s on %s sees their only place, and the list with one click', async (username, home, list, place, path) => {
  const page = await on.signIn(username, home);
  await page.getByRole('heading', { level: 1, name: place }).waitFor();
  await page.getByRole('navigation', { name: place }).getByRole('link', { name: 'Members', exact: true }).waitFor();
  await page.getByRole('link', { name: list, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: list }).waitFor();
  await page.getByRole('main').getByRole('link', { name: place }).first().click();
  await page.waitForURL(`**${path}`);
  await page.context().close();
});

test('links the logo of public and error pages to the home page of the role', async () => {
  const page = await on.signIn('priya.raman');
  for (const path of ['/404', '/privacy-policy']) {
    await page.goto(`${on.address}${path}`);
    await page
      .getByRole('link', { name: /^Doselore, go to/u })
      .first()
      .click();
    await page.waitForURL('**/group-admin/groups');
  }
  await page.context().close();
});

test('shows a learner no page at the address of an admin page', async () => {
  const page = await on.signIn('sam.whitlock', '/site-admin/courses');
  await page.waitForURL('**/404');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('could not be found');
  await page.context().close();
});

test('can be installed on a phone or a computer', async () => {
  const page = await on.visit();
  await page.goto(`${on.address}/login`);
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/app.webmanifest']);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A private window is the only reason why the browser of the tests does not offer it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  for (const icon of ['/icon-180.png', '/icon-192.png', '/icon-512.png'])
    expect((await page.request.get(`${on.address}${icon}`)).headers()['content-type']).toBe('image/png');
  await page.context().close();
});

test('a service admin has in each service the level of that service', async () => {
  const page = await on.signIn('sorcha.lindley');
  const openService = async (name: string) => {
    await page.goto(`${on.address}/subgroup-admin/subgroups`);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await page.waitForURL('**/members');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.url().replace(/members$/u, 'new-user');
  };
  await page.goto(await openService('Calder Valley, Kershaw'));
  await page.getByRole('heading', { level: 1, name: 'Invite a person' }).waitFor();
  await page.goto(await openService('Outpatients'));
  await page.getByRole('heading', { level: 1, name: 'Your level does not allow this' }).waitFor();
  await page.getByRole('navigation', { name: 'Outpatients' }).waitFor();
  await page.getByRole('link', { name: 'Back to your services' }).click();
  await page.waitForURL('**/subgroup-admin/subgroups');

  await page.goto(`${on.address}/subgroup-admin/1/1/members`);
  await page.getByRole('heading', { level: 1, name: 'Service not found' }).waitFor();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.waitForURL('**/subgroup-admin/subgroups');
  await page.context().close();
});
