import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { demoPassword } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';
import { setUpTwoStep } from '../support/two-step.ts';

const on = new E2e();

async function openSecurity(page: Page): Promise<void> {
  await page.goto(`${on.address}/my-learning-zone/account/security`);
  await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor();
}

/** Returns the unused code of the next 30 seconds. The server accepts it, as from a fast clock. */
function freshCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${on.address}/signout`);
  await page.waitForURL('**/login*');
}

async function givePassword(page: Page): Promise<void> {
  await page.goto(`${on.address}/login`);
  await page.getByLabel('Email address or username').fill('sam.whitlock');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

const atHome = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();

test('turns two-step verification on, passes it by code, recovery code and passkey, and turns it off', async () => {
  const page = await on.signIn('sam.whitlock');
  await openSecurity(page);
  const { secret, recovery } = await setUpTwoStep(page);
  await signOut(page);

  await givePassword(page);
  await page.getByLabel('Six-digit code').fill(freshCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await atHome(page);
  await signOut(page);

  await givePassword(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await atHome(page);
  await openSecurity(page);
  await page.getByText('9 of 10 recovery codes left').waitFor();

  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Work phone');
  await page.getByRole('textbox', { name: 'Current password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Work phone' }).waitFor();
  await signOut(page);

  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await atHome(page);
  await signOut(page);
  await givePassword(page);
  await page.getByRole('heading', { name: 'Two-step verification' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await atHome(page);

  await openSecurity(page);
  await page.getByRole('button', { name: 'Remove the passkey Work phone' }).click();
  await page.getByRole('button', { name: 'Remove passkey', exact: true }).click();
  await page.getByText('The passkey Work phone has been removed.').waitFor();
  await page.getByRole('button', { name: 'Turn off two-step verification' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Turn off two-step verification' }).click();
  await page.getByRole('button', { name: 'Turn on two-step verification' }).waitFor();
  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This passkey does not belong to an account here').first().waitFor();
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await givePassword(page);
  await atHome(page);
  await page.context().close();
});
