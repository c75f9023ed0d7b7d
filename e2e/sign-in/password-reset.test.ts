import { expect, test } from 'vitest';
import { logIn } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

test('replaces a forgotten password through the outbox, once', async () => {
  const page = await on.visit();
  await page.goto(`${on.address}/login`);
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await page.getByLabel('Email address', { exact: true }).fill('sam.whitlock@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page
    .getByText(/sent|on its way|check your/iu)
    .first()
    .waitFor();
  const link = page.getByRole('link', { name: /password\/reset/u }).first();
  // A task writes the email, and the page of the outbox shows what is there when it opens.
  const countAgain = async () => {
    await page.goto(`${on.address}/outbox`);
    return link.count();
  };
  await expect.poll(countAgain, { interval: 500 }).toBe(1);
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.getByLabel('New password', { exact: true }).fill('Counter-Shelf+7');
  await page.getByLabel(/again|confirm|repeat/iu).fill('Counter-Shelf+7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('**/login*');
  await logIn(page, on, 'sam.whitlock', 'Counter-Shelf+7');
  await page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();

  await page.context().clearCookies();
  await page.goto(`${on.address}${address}`);
  await page.getByLabel('New password', { exact: true }).fill('Another-Shelf+8');
  await page.getByLabel(/again|confirm|repeat/iu).fill('Another-Shelf+8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => page.getByText('This link has been used or has expired').isVisible()).toBe(true);
  await page.context().close();
});
