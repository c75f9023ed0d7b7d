import { endpoint } from '../../endpoint.ts';
import type { passkeysSchemas } from './passkeys.schemas.ts';

export const listPasskeys = endpoint<typeof passkeysSchemas.listPasskeys>({
  method: 'GET',
  path: 'account/passkeys',
  levels: ['member'],
  permission: 'auth.passkeys',
});

/** Returns what the browser needs to make a passkey for this account. */
export const beginPasskey = endpoint<typeof passkeysSchemas.beginPasskey>({
  method: 'POST',
  path: 'account/passkeys/begin',
  levels: ['member'],
  permission: 'auth.passkeys',
});

export const addPasskey = endpoint<typeof passkeysSchemas.addPasskey>({
  method: 'POST',
  path: 'account/passkeys',
  levels: ['member'],
  permission: 'auth.passkeys',
});

export const removePasskey = endpoint<typeof passkeysSchemas.removePasskey>({
  method: 'DELETE',
  path: 'account/passkeys/:passkeyId',
  levels: ['member'],
  permission: 'auth.passkeys',
});

/** Returns what the browser needs to find a passkey for this site. It reveals nothing about any account. */
export const beginPasskeyLogin = endpoint<typeof passkeysSchemas.beginPasskeyLogin>({
  method: 'POST',
  path: 'login/passkey/begin',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
});

/** Signs in with a passkey. It needs no code, because the device has also checked a finger, a face or its own code. */
export const logInWithPasskey = endpoint<typeof passkeysSchemas.logInWithPasskey>({
  method: 'POST',
  path: 'login/passkey',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
});
