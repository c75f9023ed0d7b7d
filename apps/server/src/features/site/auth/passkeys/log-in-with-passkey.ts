import { AppError, type Body } from '@doselore/contract';
import type { logInWithPasskey as loginEndpoint } from '@doselore/contract/auth';
import type { Services } from '../../../../platform/services.ts';
import { passkeyBudget } from '../throttle/budgets.ts';
import { refundTries, spendTries } from '../throttle/throttle.ts';
import { usePasskeyChallenge } from './passkey-challenge.ts';
import { findPasskey, notePasskeyUse } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

type Attempt = Body<typeof loginEndpoint> & { browserKey: string; address: string };

/** Returns the id of the account that this passkey opens. Any failure gives the same answer. */
export async function logInWithPasskey(services: Services, attempt: Attempt): Promise<number> {
  const budgets = [passkeyBudget(attempt.credential.id, attempt.address)];
  await spendTries(services, budgets);
  const userId = await openedBy(services, attempt);
  if (userId === undefined)
    throw new AppError(
      'wrong_credentials',
      'This passkey does not belong to an account here. Sign in with your password.',
    );
  await refundTries(services, budgets);
  return userId;
}

async function openedBy(services: Services, { credential, browserKey }: Attempt): Promise<number | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services.config);
  const passkey = await findPasskey(services.db, credential.id);
  if (passkey === undefined) return undefined;
  // Loaded with the first passkey, because it takes 8 MB.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const answer = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (answered) => usePasskeyChallenge(services, answered, { use: 'log-in', browserKey }),
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    // Refuses a counter that does not rise: it is the signature of a copied passkey.
    credential: { id: credential.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const use = { id: passkey.id, before: passkey.counter, now: answer.authenticationInfo.newCounter };
  return (await notePasskeyUse(services.db, { ...use, at: services.clock.now() })) ? passkey.user_id : undefined;
}
