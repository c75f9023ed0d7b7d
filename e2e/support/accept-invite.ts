import type { Page } from 'playwright-core';
import { logIn } from './browser.ts';
import { rowsOf } from './database.ts';
import type { E2e } from './e2e.ts';

/** Sets up the account of an invited person on the page of the link. The page has to be open in a browser of its own. */
export async function setUpAccount(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set up your account' }).click();
  await page.getByText('Your account is ready.').waitFor();
}

/** Opens a browser, sets up the account by the link of the newest invitation to this address, and signs in. */
export async function acceptInvite(on: E2e, email: string, password: string): Promise<Page> {
  const [mail] = await rowsOf<{ link: string }>(
    on.server,
    `select substring(body_text from 'https?://\\S+/accept-invite/\\S+') as link from outbox_messages
     where recipient = $1 and body_text like '%/accept-invite/%' order by id desc limit 1`,
    [email],
  );
  if (mail === undefined) throw new Error(`No invitation was sent to ${email}`);
  const page = await on.visit();
  await setUpAccount(page, mail.link, password);
  await logIn(page, on, email, password);
  return page;
}
