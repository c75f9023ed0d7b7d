import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Sets up two-step verification on a page that offers it. Returns the secret of the app and one recovery code. */
export async function setUpTwoStep(page: Page): Promise<{ secret: string; recovery: string }> {
  await page.getByRole('button', { name: 'Turn on two-step verification' }).click();
  await page.getByRole('img', { name: /QR code for the authenticator app/u }).waitFor();
  const secret = ((await page.getByText(/^[A-Z2-7 ]{32,}$/u).textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Six-digit code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const codes = page.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/u);
  const recovery = (await codes.first().textContent()) ?? '';
  expect(recovery).toMatch(/^[a-z2-9-]{19}$/u);
  return { secret, recovery };
}
