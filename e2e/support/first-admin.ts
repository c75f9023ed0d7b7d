import type { Page } from 'playwright-core';
import { setUpAccount } from './accept-invite.ts';
import { logIn } from './browser.ts';
import type { E2e } from './e2e.ts';
import { setUpTwoStep } from './two-step.ts';

/** Signs in the first site admin of an empty installation, with two-step verification. */
export async function firstAdmin(on: E2e, password: string): Promise<Page> {
  const printed = await on.server.admin('super-admin', 'ada@example.org', 'Ada', 'First');
  const page = await on.visit();
  await setUpAccount(page, /https?:\S+\/accept-invite\/\S+/u.exec(printed)?.[0] ?? '', password);
  await logIn(page, on, 'ada@example.org', password);
  await page.waitForURL('**/set-up-two-step');
  await setUpTwoStep(page);
  await page.getByRole('button', { name: 'I have saved these codes' }).click();
  await page.getByText('No courses yet').waitFor();
  return page;
}
