import { createHash, randomBytes } from 'node:crypto';

/**
 * Returns an email address as Open Badges hashes it. Checkers who know the address can compare it. Nobody can read
 * it.
 */
export function hashIdentity(email: string, salt: string): string {
  return `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`;
}

export function newSalt(): string {
  return randomBytes(16).toString('hex');
}
