import type { Answer } from '@doselore/contract';
import type { checkBadge as endpoint } from '@doselore/contract/badges';
import { publicUrl } from '../../../../platform/public-url.ts';
import type { Services } from '../../../../platform/services.ts';
import { certificateCheckBudget, spendTries } from '../../../site/auth/throttle/index.ts';
import { showCheckedCertificate } from '../../certificates/index.ts';
import { findCertificateOfBadge } from '../badges.repository.ts';
import { keyNumberOf } from '../keys/did-document.ts';
import { isSignedWith, type ReadJwt, readJwt } from '../keys/jwt.ts';
import { listKeys } from '../keys/keys.repository.ts';

type Verdict = Answer<typeof endpoint>;

/**
 * Checks a badge: its signature, and the present state of its certificate. Throws 429 after too many checks from a
 * network.
 */
export async function checkBadge(
  services: Services,
  { badge, address }: { badge: string; address: string },
): Promise<Verdict> {
  await spendTries(services, [certificateCheckBudget(address)]);
  const jwt = readJwt(badge);
  const uuid = jwt === undefined ? undefined : uuidOf(jwt.payload);
  if (jwt === undefined || uuid === undefined) return { verdict: 'unreadable', certificate: null };
  const number = keyNumberOf(publicUrl(services.config), jwt.keyId);
  if (number === undefined) return { verdict: 'other_issuer', certificate: null };
  const key = (await listKeys(services.db)).find((one) => one.number === number);
  if (key === undefined || !isSignedWith(jwt, key.public_key)) return { verdict: 'changed', certificate: null };
  return { verdict: 'genuine', certificate: await findCertificate(services, { uuid, payload: jwt.payload }) };
}

/** Returns the present state of the certificate. Adds the name of the holder if the badge contains it. */
async function findCertificate(
  services: Services,
  { uuid, payload }: { uuid: string; payload: ReadJwt['payload'] },
): Promise<Verdict['certificate']> {
  const certificateId = await findCertificateOfBadge(services.db, uuid);
  if (certificateId === undefined) return null;
  const found = await showCheckedCertificate(services, certificateId);
  if (found === undefined) return null;
  return { ...found.checked, holder: found.isErased ? null : nameIn(payload) };
}

/** Returns the id of a badge, or undefined for another kind of credential. */
function uuidOf({ id, type }: ReadJwt['payload']): string | undefined {
  if (!Array.isArray(type) || !type.includes('OpenBadgeCredential') || typeof id !== 'string') return undefined;
  return /^urn:uuid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u.exec(id)?.[1];
}

type Subject = { identifier?: { identityType?: unknown; identityHash?: unknown }[] };

function nameIn(payload: ReadJwt['payload']): string | null {
  const subject = payload.credentialSubject as Subject;
  const name = subject.identifier?.find(({ identityType }) => identityType === 'name')?.identityHash;
  return typeof name === 'string' ? name : null;
}
