import type { Answer, Body } from '@doselore/contract';
import type { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey } from '@doselore/contract/auth';

/** Returns whether the browser has passkeys. Old browsers and insecure addresses have none. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function';
}

/** Asks the device to make a passkey. Returns undefined when the person or the device declines. */
export async function makePasskey(
  options: Answer<typeof beginPasskey>,
): Promise<Body<typeof addPasskey>['credential'] | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return orDeclined(startRegistration({ optionsJSON: options }));
}

export async function answerWithPasskey(
  options: Answer<typeof beginPasskeyLogin>,
): Promise<Body<typeof logInWithPasskey>['credential'] | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return orDeclined(startAuthentication({ optionsJSON: options }));
}

/** Returns undefined for a refusal. Browsers use one error for every refusal, so that pages learn nothing from it. */
async function orDeclined<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Error && declined.has(error.name)) return undefined;
    throw error;
  }
}

const declined = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError']);
