import { isSame, type Secrets } from '../../platform/secrets.ts';

/**
 * Contents of the signed address that opens the player page. The hash of the token identifies the attempt: a package
 * can read the address, but cannot commit with a hash. Only `appOrigin` may frame the page and send it messages.
 */
export type Launch = { tokenHash: Buffer; appOrigin: string; contentOrigin: string; expiresAt: number };

export function signLaunch(secrets: Secrets, launch: Launch): string {
  const body = Buffer.from(
    JSON.stringify([launch.tokenHash.toString('base64url'), launch.appOrigin, launch.contentOrigin, launch.expiresAt]),
  ).toString('base64url');
  return `${body}.${secrets.sign('launch', body)}`;
}

/** Returns undefined when the signature is invalid or the launch has expired. */
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
