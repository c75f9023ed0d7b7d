import { expect, test } from 'vitest';
import { E2e } from './support/e2e.ts';

const on = new E2e();

test('a service admin renews a certificate from the dashboard with one click, and takes the licence back', async () => {
  const page = await on.signIn('tom.okafor', '/subgroup-admin');
  const card = page.getByRole('region', { name: 'Certificates that expire' });
  const renew = card.getByRole('button', { name: 'Issue refresher: Data security awareness level 1 for Sam Whitlock' });
  await renew.click();
  await page.getByText(/ issued to Sam Whitlock$/u).waitFor();
  await card
    .getByText(/^Renewal issued on/u)
    .nth(1)
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/ taken back from Sam Whitlock$/u).waitFor();
  await renew.waitFor();

  await card.getByRole('link', { name: 'Sam Whitlock' }).click();
  const status = page.getByRole('region', { name: 'Training status' });
  await status.getByText(/^expires in \d+ days/u).waitFor();
  await status.getByRole('button', { name: /^Issue refresher/u }).waitFor();
  await page.context().close();
});

test('the list of members and its file name the certificates that expire, and the days', async () => {
  const page = await on.signIn('priya.raman', '/group-admin/1/members?certificates=ending30&sort=expires');
  await page.getByRole('columnheader', { name: 'Expiring or expired' }).waitFor();
  await page
    .getByText(/^expires in \d+ days, \d\d-\d\d-\d{4}$/u)
    .first()
    .waitFor();
  const csv = await page.request.get(
    `${on.address}/api/grouping-admin/groups/1/members/csv?certificates=ending30&sort=expires`,
  );
  const [head = '', first = ''] = (await csv.text()).split('\r\n');
  expect(head).toContain('"Expiring or expired","Expires on"');
  expect(first).toMatch(/"[^"]+","\d\d-\d\d-\d{4}[^"]*"$/u);
  await page.context().close();
});

test('the dashboard names the admins to ask to a service admin who may not renew', async () => {
  const page = await on.signIn('rhys.calloway', '/subgroup-admin');
  const level = page.getByRole('region', { name: 'Your permissions' });
  await level.getByRole('list', { name: 'Admins of the organisation' }).getByRole('link').first().waitFor();
  expect(await page.getByRole('button', { name: /^(?:Renew|Issue refresher)/u }).count()).toBe(0);
  await page.context().close();
});

test('a report keeps the side menu of the place that it was opened from', async () => {
  const page = await on.signIn('sorcha.lindley', '/subgroup-admin/subgroups');
  await page.getByRole('main').getByRole('link', { name: 'Calder Valley, Kershaw' }).first().click();
  const menu = page.getByRole('navigation', { name: 'Calder Valley, Kershaw' });
  await menu.getByRole('link', { name: 'Licence levels' }).click();
  await page.getByRole('heading', { level: 1, name: 'Licence levels' }).waitFor();
  await menu.getByRole('link', { name: 'Members', exact: true }).waitFor();
  await page.reload();
  await menu.getByRole('link', { name: 'Members', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  const zone = page.getByRole('navigation', { name: 'Service Zone' });
  await zone.getByRole('link', { name: 'Licence levels' }).click();
  await page.getByRole('heading', { level: 1, name: 'Licence levels' }).waitFor();
  await zone.waitFor();
  await page.context().close();
});
