import type { LaunchMode } from '@doselore/contract/learning';
import { isSame, type Secrets } from '../../../platform/secrets.ts';

/**
 * Contents of the signed address that opens the player page. The hash of the token identifies the attempt: a package
 * can read the address, but cannot commit with a hash. Only `appOrigin` may frame the page and send it messages.
 */
export type Launch = {
  tokenHash: Buffer;
  appOrigin: string;
  contentOrigin: string;
  expiresAt: number;
  mode: LaunchMode | 'trial';
  /** Attempt of a review, whose token is stored nowhere. The other launches are found by their token. */
  reviewOf: number | null;
  /** Module of a trial and who tries it. There is no attempt, and the token is stored nowhere. */
  trialOf: { scoId: number; userId: number } | null;
};

export function signLaunch(secrets: Secrets, launch: Launch): string {
  const body = Buffer.from(
    JSON.stringify([
      launch.tokenHash.toString('base64url'),
      launch.appOrigin,
      launch.contentOrigin,
      launch.expiresAt,
      launch.mode,
      launch.reviewOf,
      launch.trialOf,
    ]),
  ).toString('base64url');
  return `${body}.${secrets.sign('launch', body)}`;
}

/** Returns undefined when the signature is invalid or the launch has expired. */
export function readLaunch(secrets: Secrets, signed: string, now: number): Launch | undefined {
  const [body = '', signature = ''] = signed.split('.');
  if (!isSame(signature, secrets.sign('launch', body))) return undefined;
  // A launch that an earlier version signed has neither mode nor review nor trial.
  const [hash, appOrigin, contentOrigin, expiresAt, mode = 'normal', reviewOf = null, trialOf = null] = JSON.parse(
    Buffer.from(body, 'base64url').toString('utf8'),
  ) as [string, string, string, number, Launch['mode']?, (number | null)?, Launch['trialOf']?];
  return expiresAt > now
    ? { tokenHash: Buffer.from(hash, 'base64url'), appOrigin, contentOrigin, expiresAt, mode, reviewOf, trialOf }
    : undefined;
}
