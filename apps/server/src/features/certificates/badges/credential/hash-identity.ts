import { createHash, randomBytes } from 'node:crypto';

/**
 * Returns the Open Badges hash of an email address. People who know the address can compare the hash, and nobody can
 * read the address from it.
 */
export function hashIdentity(email: string, salt: string): string {
  return `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`;
}

export function newSalt(): string {
  return randomBytes(16).toString('hex');
}
