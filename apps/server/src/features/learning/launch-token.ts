import { isSame, type Secrets } from '../../platform/secrets.ts';

/**
 * What the player page is opened with. The attempt is named by the hash of its token: an address is seen by the package,
 * and with the hash nothing can be stored. `appOrigin` is who may frame the page and whom it may talk to.
 */
export type Launch = { tokenHash: Buffer; appOrigin: string; contentOrigin: string; expiresAt: number };

export function signLaunch(secrets: Secrets, launch: Launch): string {
  const body = Buffer.from(
    JSON.stringify([launch.tokenHash.toString('base64url'), launch.appOrigin, launch.contentOrigin, launch.expiresAt]),
  ).toString('base64url');
  return `${body}.${secrets.sign('launch', body)}`;
}

/** Undefined when the signature is not ours or the time is over. */
export function readLaunch(secrets: Secrets, signed: string, now: number): Launch | undefined {
  const [body = '', signature = ''] = signed.split('.');
  if (!isSame(signature, secrets.sign('launch', body))) return undefined;
  const [hash, appOrigin, contentOrigin, expiresAt] = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as [
    string,
    string,
    string,
    number,
  ];
  return expiresAt > now
    ? { tokenHash: Buffer.from(hash, 'base64url'), appOrigin, contentOrigin, expiresAt }
    : undefined;
}
