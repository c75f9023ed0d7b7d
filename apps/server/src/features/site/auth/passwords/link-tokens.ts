import { randomBytes } from 'node:crypto';
import { AppError } from '@doselore/contract';
import { siteDefaults } from '@doselore/contract/settings';
import type { UserId } from '../../../../platform/access/index.ts';
import { type Clock, days, minutes } from '../../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { isSame, randomToken, sha256 } from '../../../../platform/secrets.ts';
import { lockAccounts } from '../auth.repository.ts';
import {
  findLinkToken,
  insertLinkTokens,
  listLinkedSince,
  markLinkTokenUsed,
  voidLinkTokens,
} from './link-tokens.repository.ts';

/** Lifetimes of the links in emails, in milliseconds. Organisations can change that of their invitations. */
const lifetimes = { password_reset: minutes(60), invitation: days(siteDefaults.invitation_days) };
export type LinkPurpose = keyof typeof lifetimes;

/** Shortest time between two links to one person, so that nobody can fill another person's mailbox. */
const linkEvery = minutes(5);

type NewLinks = { purpose: LinkPurpose; groupId?: number | null; lifetime?: number };

/**
 * Creates a token `selector.secret` for a link. Earlier tokens for the same person and purpose become void. `lifetime`
 * is in ms.
 */
export async function makeLinkToken(
  db: Queries,
  clock: Clock,
  { userId, ...link }: NewLinks & { userId: number },
): Promise<string> {
  const [token = ''] = await makeLinkTokens(db, clock, { ...link, userIds: [userId] });
  return token;
}

/** Creates tokens for many people, in their order. */
export async function makeLinkTokens(
  db: Queries,
  clock: Clock,
  { userIds, ...link }: NewLinks & { userIds: readonly number[] },
): Promise<string[]> {
  const made = userIds.map((userId) => ({
    userId,
    selector: randomBytes(9).toString('base64url'),
    secret: randomToken(),
  }));
  const links = made.map(({ userId, selector, secret }) => ({ userId, selector, secretHash: sha256(secret) }));
  const expiresAt = new Date(clock.now().getTime() + (link.lifetime ?? lifetimes[link.purpose]));
  await insertLinkTokens(db, { ...link, links, expiresAt, now: clock.now() });
  return made.map(({ selector, secret }) => `${selector}.${secret}`);
}

/**
 * Lists those of these people who were sent such a link within the last five minutes. Concurrent requests wait here.
 */
export async function listSentLately(
  tx: Tx,
  clock: Clock,
  target: { purpose: LinkPurpose; userIds: readonly UserId[] },
): Promise<Set<number>> {
  await lockAccounts(tx, target.userIds);
  const since = new Date(clock.now().getTime() - linkEvery);
  return new Set(await listLinkedSince(tx, { ...target, since }));
}

/**
 * Finds the person of a link; an archived account has none. Reading does not use it up, because mail scanners open
 * links too.
 */
export async function readLinkToken(db: Queries, clock: Clock, link: { token: string; purpose: LinkPurpose }) {
  const [selector = '', secret = ''] = link.token.split('.');
  const found = await findLinkToken(db, selector);
  const isGood =
    found !== undefined &&
    isSame(found.secret_hash, sha256(secret)) &&
    found.purpose === link.purpose &&
    found.used_at === null &&
    found.state !== 'disabled' &&
    found.expires_at > clock.now();
  if (!isGood) throw linkExpired();
  return found;
}

/** Uses a link up. Of many calls at the same time one succeeds, the others get 410. */
export async function consumeLinkToken(db: Queries, clock: Clock, link: { token: string; purpose: LinkPurpose }) {
  const found = await readLinkToken(db, clock, link);
  if (!(await markLinkTokenUsed(db, { id: found.id, now: clock.now() }))) throw linkExpired();
  return found;
}

/**
 * Voids every unused link that was sent to a person, in the transaction that gives them another address: whoever reads
 * the old mailbox can no longer enter.
 */
export async function voidLinks(tx: Tx, clock: Clock, userId: number): Promise<void> {
  await voidLinkTokens(tx, { userId, now: clock.now() });
}

function linkExpired(): AppError {
  return new AppError('link_expired', 'This link has been used or has expired. Request a new link.');
}
