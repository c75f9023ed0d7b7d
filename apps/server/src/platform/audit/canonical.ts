import { createHash } from 'node:crypto';

/** Fields of a row that its seal covers. The time is in microseconds, as PostgreSQL stores it. */
export type SealedRow = {
  id: number;
  at_us: string;
  actor_id: number | null;
  level: string;
  action: string;
  group_id: number | null;
  subject: string;
  detail: unknown;
  changes: unknown;
  personal: unknown;
  personal_salt: Buffer | null;
  personal_digest: Buffer | null;
  request_id: string | null;
};

/** Returns the same JSON text for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}

/** Returns a salted digest of personal values. Without its salt nobody can guess an erased name from the digest. */
export function personalDigest(salt: Buffer, personal: unknown): Buffer {
  return createHash('sha256').update(salt).update(canonical(personal)).digest();
}

/**
 * Returns the seal of a row in the chain. It covers the digest of personal values, not the values, so that an erasure
 * leaves the chain intact.
 */
export function sealOf(before: Buffer, row: SealedRow): Buffer {
  const text = canonical([
    row.id,
    row.at_us,
    row.actor_id,
    row.level,
    row.action,
    row.group_id,
    row.subject,
    row.detail,
    row.changes,
    row.personal_digest?.toString('hex') ?? null,
    row.request_id,
  ]);
  return createHash('sha256').update(before).update(text).digest();
}

export const firstSeal: Buffer = Buffer.alloc(32);
