import { AppError } from '@doselore/contract';
import { type Actor, type CertificateId, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Queries } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { type BadgeFacts, findBadgeFacts, findPlace } from './badges.repository.ts';
import { writeCredential } from './credential/write-credential.ts';
import { keyIdOf } from './keys/did-document.ts';
import { signJwt } from './keys/jwt.ts';
import { ensureKey } from './keys/make-key.ts';
import { signingKey } from './keys/signing-key.ts';
import { choosePlace } from './status-lists/choose-place.ts';

type Own = { scope: Scope; certificateId: CertificateId };

/**
 * Makes the badge of a certificate of the scope. Throws 404 for an unknown certificate, and 409 for a certificate that
 * is not valid today.
 */
export function makeBadge(services: Services, actor: Actor, { scope, certificateId }: Own): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { group_id: groupId } = await findValid(services, tx, { scope, certificateId });
    const isNew = await choosePlace(tx, { certificateId, at: services.clock.now() });
    await ensureKey(services, tx);
    if (!isNew) return;
    const subject = `certificate ${certificateId}`;
    await recordAudit(tx, actor, { action: 'certificates.makeBadge', subject, groupId, detail: {} });
  });
}

/**
 * Signs the badge of a certificate. Throws 404 for an unknown certificate, and 409 when the certificate is not valid
 * today or has no badge.
 */
export async function signBadge(
  services: Services,
  { isNamed, ...own }: Own & { isNamed: boolean },
): Promise<{ jwt: string; facts: BadgeFacts }> {
  const facts = await findValid(services, services.db, own);
  const place = await findPlace(services.db, own.certificateId);
  if (place === undefined)
    throw new AppError('conflict', 'This certificate has no badge yet. Choose Get badge to create one.');
  const site = publicUrl(services.config);
  const key = await signingKey(services);
  const payload = writeCredential({ site, facts, place, isNamed });
  return { jwt: signJwt({ payload, keyId: keyIdOf(site, key.number) }, key), facts };
}

async function findValid({ clock }: Services, db: Queries, { scope, certificateId }: Own): Promise<BadgeFacts> {
  const facts = await findBadgeFacts(db, scope, certificateId);
  if (facts === undefined) throw notFound();
  if (facts.state !== 'valid' || (facts.expires_on !== null && facts.expires_on < today(clock)))
    throw new AppError('conflict', 'This certificate has no badge, because it is not valid today.');
  return facts;
}
