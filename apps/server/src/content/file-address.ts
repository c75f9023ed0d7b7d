import { isSame } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';

export const filePrefix = '/v/';

export type FileAddress = {
  storageKey: string;
  /** Learner whose launch the address was signed for. */
  userId: number;
  appOrigin: string;
  contentOrigin: string;
  /** False forbids this package to make the browser reach other hosts. */
  allowOutside: boolean;
  /** Hosts that this version of the package may load from. */
  allowedHosts: readonly string[];
  path: string;
};

/**
 * Returns a folder address below which the files of one package version can be read until it expires. Relative links
 * stay inside it.
 */
export function fileFolder(services: Services, folder: Omit<FileAddress, 'path'> & { expiresAt: number }): string {
  const body = Buffer.from(
    JSON.stringify([
      folder.storageKey,
      folder.appOrigin,
      folder.contentOrigin,
      folder.allowOutside,
      folder.expiresAt,
      folder.userId,
      folder.allowedHosts,
    ]),
  ).toString('base64url');
  return `${filePrefix}${body}.${services.secrets.sign('files', body)}/`;
}

export function readFileAddress(services: Services, rest: string): FileAddress | undefined {
  const slash = rest.indexOf('/');
  const [body = '', signature = ''] = rest.slice(0, slash).split('.');
  if (slash < 1 || !isSame(signature, services.secrets.sign('files', body))) return undefined;
  const [storageKey, appOrigin, contentOrigin, allowOutside, expiresAt, userId, allowedHosts = []] = JSON.parse(
    Buffer.from(body, 'base64url').toString('utf8'),
  ) as [string, string, string, boolean, number, number, string[]?];
  if (expiresAt <= services.clock.now().getTime()) return undefined;
  return { storageKey, userId, appOrigin, contentOrigin, allowOutside, allowedHosts, path: rest.slice(slash + 1) };
}
