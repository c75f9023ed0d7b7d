import { randomBytes } from 'node:crypto';
import { AppError } from '@doselore/contract';
import { type Clock, days, minutes } from '../../platform/clock/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { isSame, randomToken, sha256 } from '../../platform/secrets.ts';
import { findLinkToken, insertLinkToken, markLinkTokenUsed } from './link-tokens.repository.ts';

/** How long a link from an e-mail is good. */
const lifetimes = { password_reset: minutes(60), invitation: days(14) };
export type LinkPurpose = keyof typeof lifetimes;

/** Makes a link's token, `selector.secret`; an earlier one for the same person and purpose is void from now on. `lifetime` in ms. */
export async function makeLinkToken(
  db: Queries,
  clock: Clock,
  link: { purpose: LinkPurpose; userId: number; groupId?: number | null; lifetime?: number },
): Promise<string> {
  const selector = randomBytes(9).toString('base64url');
  const secret = randomToken();
  const expiresAt = new Date(clock.now().getTime() + (link.lifetime ?? lifetimes[link.purpose]));
  await insertLinkToken(db, { ...link, selector, secretHash: sha256(secret), expiresAt, now: clock.now() });
  return `${selector}.${secret}`;
}

/** Who a link is for. Reading it changes nothing: mail scanners open links too. */
export async function readLinkToken(db: Queries, clock: Clock, link: { token: string; purpose: LinkPurpose }) {
  const [selector = '', secret = ''] = link.token.split('.');
  const found = await findLinkToken(db, selector);
  const isGood =
    found !== undefined &&
    isSame(found.secret_hash, sha256(secret)) &&
    found.purpose === link.purpose &&
    found.used_at === null &&
    found.expires_at > clock.now();
  if (!isGood) throw linkExpired();
  return found;
}

/** Uses the link up. Of many at the same time one succeeds, the others get 410. */
export async function consumeLinkToken(db: Queries, clock: Clock, link: { token: string; purpose: LinkPurpose }) {
  const found = await readLinkToken(db, clock, link);
  if (!(await markLinkTokenUsed(db, { id: found.id, now: clock.now() }))) throw linkExpired();
  return found;
}

function linkExpired(): AppError {
  return new AppError('link_expired', 'This link has been used or has expired. Ask for a new one.');
}
