import { createHash } from 'node:crypto';
import { AppError } from '@doselore/contract';

/** Returns a fingerprint of rows that are saved whole. */
export function fingerprintOf(rows: unknown): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

/** Throws 409 when the stored rows are not those that the form was opened with. */
export function refuseChanged(stored: unknown, fingerprint: string): void {
  if (fingerprintOf(stored) !== fingerprint)
    throw new AppError('conflict', 'Someone else changed this after you opened it. Reload the page.');
}
