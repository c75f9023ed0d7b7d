import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from './db/index.ts';
import { setFirst } from './site-settings/index.ts';

/** Keys derived from the one secret of the site. The database stores it, so that every node has the same. */
export type Secrets = { sign: (purpose: string, text: string) => string };

export async function loadSecrets(db: Queries): Promise<Secrets> {
  const value = await setFirst(db, { name: 'secret', value: randomBytes(32).toString('hex') });
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', Buffer.from(value, 'hex'), '', purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  return { sign: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url') };
}

/** Returns 256 random bits as text that is safe in a path or a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function isSame(left: string | Buffer, right: string | Buffer): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
