import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const on = new E2e();
let there: RunningServer;

beforeAll(async () => {
  there = await startServer({ environment: { DATABASE_URL: on.server.databaseUrl } });
});

afterAll(() => there?.stop());

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications,/u });
const unread = async (page: Page) => Number(/\d+/u.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

/** Well below the 30 seconds after which a page without a live connection refreshes itself. */
const soon = { timeout: 8_000 };

async function ask(page: Page, server: { address: string }, question: string): Promise<void> {
  await page.goto(`${server.address}/faq`);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the Pharmacist' }).click();
  const form = page.getByRole('dialog', { name: 'Ask the Pharmacist' });
  await form.getByRole('textbox', { name: /question/iu }).fill(question);
  await form.getByRole('button', { name: /^(Send|Submit)/u }).click();
  await form.waitFor({ state: 'hidden' });
}

test('shows a notification of one server in every tab of another, over one connection that reconnects', async () => {
  const admin = await on.visit();
  let streams = 0;
  admin.context().on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams += 1;
  });
  await signIn(admin, on, 'morgan.ellis');
  await admin.goto(`${on.address}/site-admin/courses`);
  // The first tab holds the connection before the second one opens, so that closing the first hands it over.
  await expect.poll(() => streams).toBe(1);
  const second = await admin.context().newPage();
  await second.goto(`${on.address}/site-admin/courses`);
  await bell(second).waitFor();
  const before = await unread(admin);

  const learner = await on.signIn('sam.whitlock', undefined, { at: there });
  await ask(learner, there, 'May I give two vaccines at once?');
  for (const tab of [admin, second]) await expect.poll(() => unread(tab), soon).toBe(before + 1);
  expect(await bell(admin).getAttribute('data-rising')).toBe('true');
  expect(streams).toBe(1);

  await admin.close();
  await expect.poll(() => streams, soon).toBe(2);
  await ask(learner, there, 'And three?');
  await expect.poll(() => unread(second), soon).toBe(before + 2);
  await bell(second).click();
  await second.getByRole('dialog', { name: 'Notifications' }).getByText('And three?').waitFor();
  await learner.context().close();
  await second.context().close();
});

const course = 'Sepsis: spotting deterioration';
/** A course of which the general pot of Northgate has 11 seats, and none was issued. Only an empty pot is low. */
const scarce = 'Risk management in pharmacy';

test('notifies people at the other server of a request, its decision and low stock', async () => {
  const organisation = await on.signIn('priya.raman', '/group-admin/groups');
  const site = await on.signIn('morgan.ellis', '/site-admin/groups/1/settings', { at: there });
  await site.getByRole('radio', { name: 'Low' }).check();
  await site.getByRole('button', { name: 'Save level' }).click();
  await site.getByText('Level saved. It applies immediately.').waitFor();

  const service = await on.signIn('tom.okafor', '/subgroup-admin/1/1/request-licences', { at: there });
  let unreadBefore = await unread(organisation);
  await service.getByLabel('Course', { exact: true }).selectOption(course);
  await service.getByLabel('Number of licences').fill('1');
  await service.getByRole('button', { name: 'Request licences' }).click();
  await expect.poll(() => unread(organisation), soon).toBe(unreadBefore + 1);

  const decided = await unread(service);
  await organisation.goto(`${on.address}/group-admin/reports/service-licence-requests`);
  await organisation.getByRole('button', { name: `Decide: ${course}, Northgate, Market Square` }).click();
  await organisation.getByRole('radio', { name: 'Decline' }).check();
  await organisation.getByLabel('Note to the requester').fill('Ask again next month');
  await organisation.getByRole('button', { name: 'Decline request' }).click();
  await expect.poll(() => unread(service), soon).toBe(decided + 1);

  unreadBefore = await unread(organisation);
  await site.goto(`${there.address}/site-admin/groups/1/licences`);
  await site.getByRole('link', { name: scarce }).first().click();
  await site.getByRole('button', { name: 'More' }).click();
  await site.getByRole('menuitem', { name: 'Correct the quantity' }).click();
  await site.getByLabel('How many').fill('11');
  await site.getByLabel('Reason').fill('Counted twice');
  await site.getByRole('button', { name: 'Check your answers' }).click();
  await site.getByRole('button', { name: 'Write off' }).click();
  await site.getByText('Corrected. The general pot now has 0').waitFor();
  await expect.poll(() => unread(organisation), soon).toBe(unreadBefore + 1);
  for (const page of [organisation, site, service]) await page.context().close();
});
