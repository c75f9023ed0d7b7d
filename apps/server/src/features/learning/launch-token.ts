import { isSame, type Secrets } from '../../platform/secrets.ts';

/** What the player page is opened with. `appOrigin` is who may frame it and whom it may talk to. */
export type Launch = { token: string; appOrigin: string; contentOrigin: string; expiresAt: number };

export function signLaunch(secrets: Secrets, launch: Launch): string {
  const body = Buffer.from(
    JSON.stringify([launch.token, launch.appOrigin, launch.contentOrigin, launch.expiresAt]),
  ).toString('base64url');
  return `${body}.${secrets.sign('launch', body)}`;
}

/** Undefined when the signature is not ours or the time is over. */
export function readLaunch(secrets: Secrets, signed: string, now: number): Launch | undefined {
  const [body = '', signature = ''] = signed.split('.');
  if (!isSame(signature, secrets.sign('launch', body))) return undefined;
  const [token, appOrigin, contentOrigin, expiresAt] = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as [
    string,
    string,
    string,
    number,
  ];
  return expiresAt > now ? { token, appOrigin, contentOrigin, expiresAt } : undefined;
}
