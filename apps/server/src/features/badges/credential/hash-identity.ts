import { createHash, randomBytes } from 'node:crypto';

/** Returns an email address as Open Badges hashes it. Whoever knows the address can compare it, nobody can read it. */
export function hashIdentity(email: string, salt: string): string {
  return `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`;
}

export function newSalt(): string {
  return randomBytes(16).toString('hex');
}
