import { expect, test } from 'vitest';
import { phone } from './support/browser.ts';
import { E2e } from './support/e2e.ts';

const on = new E2e();
const title = 'Opening and closing the dispensary';

test('a document that must be read is opened and acknowledged on a phone, and its admin sees it', async () => {
  const reader = await on.signIn('sam.whitlock');
  await reader.setViewportSize(phone);
  await reader.goto(`${on.address}/my-learning-zone/resources`);
  const card = reader.getByRole('listitem').filter({ has: reader.getByRole('heading', { name: title }) });
  await card.getByText(/^Overdue by \d+ days/u).waitFor();
  const [opened] = await Promise.all([
    reader.waitForEvent('popup'),
    card.getByRole('link', { name: `Open: ${title} (opens in a new tab)` }).click(),
  ]);
  await opened.getByText('OPENING AND CLOSING THE DISPENSARY').waitFor();
  await opened.close();
  await card.getByRole('button', { name: `Acknowledge: ${title}` }).click();
  const dialogue = reader.getByRole('dialog');
  await dialogue.getByText('I have read this procedure and will work as it says.').waitFor();
  await dialogue.getByRole('checkbox').check();
  await dialogue.getByRole('button', { name: 'Acknowledge' }).click();
  await reader.getByText(`${title} acknowledged`).waitFor();
  await card.getByText(/^Acknowledged on/u).waitFor();
  expect(await card.getByRole('button', { name: /^Acknowledge/u }).count()).toBe(0);

  const admin = await on.signIn('priya.raman', '/group-admin/1/documents');
  await admin.getByRole('link', { name: title }).click();
  await admin.getByRole('link', { name: 'Readers' }).click();
  const row = admin.getByRole('row').filter({ hasText: 'Sam Whitlock' });
  await row.getByText('Done').waitFor();
  await row.getByText(/, version 3$/u).waitFor();
});

test('an admin reminds the readers who have not read a document, and each of them gets one email', async () => {
  const admin = await on.signIn('priya.raman', '/group-admin/1/documents');
  await admin.getByRole('link', { name: title }).click();
  await admin.getByRole('link', { name: 'Readers' }).click();
  const readers = admin.getByRole('row');
  await readers.filter({ hasText: 'Maeve Mbeki' }).getByText('Overdue').waitFor();
  await admin.getByRole('button', { name: /^Remind \d+ people who have not read it$/u }).click();
  const question = admin.getByRole('dialog', { name: /^Remind \d+ people\?$/u });
  await question.getByText(/^Each of them gets an email\./u).waitFor();
  await question.getByRole('button', { name: 'Send reminders' }).click();
  await admin.getByText('Reminders are being sent. You can leave this page.').waitFor();
  await admin.getByText('There is nobody to remind.', { exact: false }).waitFor();
  await admin.getByText(/^\d+ people reminded on .* by Priya Raman$/u).waitFor();

  await admin.goto(`${on.address}/outbox`);
  const emails = (name: string) =>
    admin
      .getByRole('listitem')
      .filter({ hasText: `To ${name}@example.org` })
      .filter({ hasText: `To read: ${title}` });
  await emails('maeve.mbeki').getByText('This day has passed.', { exact: false }).waitFor();
  expect(await emails('maeve.mbeki').count()).toBe(1);
  expect(await emails('aisha.adeyemi').count()).toBe(0);
  const address = await emails('maeve.mbeki')
    .getByRole('link', { name: /\/my-learning-zone\/resources/u })
    .getAttribute('href');

  const reader = await on.signIn('maeve.mbeki');
  await reader.goto(new URL(address ?? '', on.address).href);
  await reader
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByText(/^Overdue by \d+ days/u)
    .waitFor();
});
