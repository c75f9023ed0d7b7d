import { type Answer, AppError, type Body } from '@doselore/contract';
import type { addPasskey as addEndpoint, beginPasskey as beginEndpoint } from '@doselore/contract/auth';
import type { Scope, UserId } from '../../../../platform/access/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { passkeyAdded } from '../auth.messages.ts';
import { getUserRow } from '../auth.repository.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { recordOwnChange } from '../record-own-change.ts';
import { makePasskeyChallenge, usePasskeyChallenge } from './passkey-challenge.ts';
import { insertPasskey, listPasskeyRows, type PasskeyData } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

/** ES256, EdDSA and RS256: the algorithms of phones, security keys and Windows. */
const algorithms = [-7, -8, -257];
const most = 20;
const timeout = 300_000;

type Target = { userId: UserId; scope: Scope; browserKey: string };

/**
 * Checks the password again, and returns the options with which the browser creates a passkey that needs no username.
 */
export async function beginPasskey(
  services: Services,
  passwords: Passwords,
  call: Target & { currentPassword: string },
): Promise<Answer<typeof beginEndpoint>> {
  await confirmPassword(services, passwords, { ...call, password: call.currentPassword });
  const passkeys = await listPasskeyRows(services.db, call.scope);
  if (passkeys.length >= most) throw new AppError('conflict', `You have ${most} passkeys. Remove one first.`);
  const { id, name } = relyingParty(services.config);
  const { email, first_name, last_name } = await getUserRow(services.db, call.userId);
  const challenge = makePasskeyChallenge(services, { use: 'add', browserKey: call.browserKey });
  return {
    challenge,
    rp: { id, name },
    // The handle stays on the device, so that it must not reveal the number of the account.
    user: {
      id: services.secrets.sign('passkey-user', String(call.userId)),
      name: email,
      displayName: `${first_name} ${last_name}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: passkeys.map((passkey) => ({ type: 'public-key', id: passkey.credential_id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

export async function addPasskey(
  services: Services,
  call: Omit<Target, 'scope'> & Body<typeof addEndpoint>,
): Promise<PasskeyData> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services.config);
  // Loaded with the first passkey, because it takes 8 MB.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const made = await verifyRegistrationResponse({
    response: { ...call.credential, clientExtensionResults: {} },
    expectedChallenge: (answered) =>
      usePasskeyChallenge(services, answered, { use: 'add', browserKey: call.browserKey }),
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!made?.verified) throw new AppError('link_expired', 'This passkey could not be added. Start again.');
  const { credential } = made.registrationInfo;
  return inTransaction(services.db, async (tx) => {
    const passkey = await insertPasskey(tx, {
      userId: call.userId,
      name: call.name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      at: services.clock.now(),
    });
    if (passkey === undefined) throw new AppError('conflict', 'This passkey has already been added.');
    const { to, first_name } = await recordOwnChange(tx, { userId: call.userId, action: 'auth.passkey.add' });
    await services.mail.send(tx, passkeyAdded, [{ to, values: { first_name, passkey: call.name } }]);
    return passkey;
  });
}
