import { createHash } from 'node:crypto';

/** What a seal covers of a row. The moment is in microseconds, as PostgreSQL keeps it. */
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

/** One text for one value, in whatever order its keys are kept. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

/** The salt keeps a name from being guessed out of its digest once both are gone. */
export function personalDigest(salt: Buffer, personal: unknown): Buffer {
  return createHash('sha256').update(salt).update(canonical(personal)).digest();
}

/** The personal values themselves are not in it, only their digest: erasure takes nothing out of the chain. */
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
