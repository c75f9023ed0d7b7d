import { createHash } from 'node:crypto';
import { AppError } from '@doselore/contract';

/** Returns the fingerprint of lists, which pages of the release before send back instead of base values. */
export function fingerprintOf(texts: string): string {
  return createHash('sha256').update(texts).digest('base64url');
}

export type Opened<Name extends string> = {
  baseValues?: Readonly<Record<Name, string>> | undefined;
  fingerprint?: string | undefined;
};

/**
 * Returns the lists that a form was opened with. Throws 409 for a page of the release before whose fingerprint is not
 * that of the stored lists.
 */
export function baseValuesFor<Name extends string>(
  { baseValues, fingerprint }: Opened<Name>,
  stored: { lists: Record<Name, string>; fingerprint: string },
): Readonly<Record<Name, string>> {
  if (baseValues !== undefined) return baseValues;
  if (fingerprint === stored.fingerprint) return stored.lists;
  throw new AppError('conflict', 'Someone else changed this after you opened it. Reload the page.');
}
