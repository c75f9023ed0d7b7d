import { randomUUID } from 'node:crypto';
import { type DatedMark, isLaterMark } from '@doselore/contract/course-register';

/** Mark as a caller sends it. Without `made_at` it is made now. */
export type SentMark = Pick<DatedMark, 'attendance'> & { userId: number; key?: string; made_at?: string };

/** Mark that counts, and the keys of those that it replaced. */
export type StoredMark = DatedMark & { earlier_keys: readonly string[] };

type Merged = {
  /** Marks to store, by person. */
  taken: Map<number, StoredMark>;
  /** For each sent mark whether it counts, or a later one of another device. */
  saved: { user_id: number; key: string | null; kept: 'this' | 'other' }[];
};

/** Devices whose clock is ahead by more than this mark at the time of the server. */
const aheadMs = 5 * 60_000;

/**
 * Merges marks into the stored ones of a session. The later mark of a person counts, in whatever order they arrive, and
 * a mark that is sent again changes nothing.
 */
export function mergeMarks(stored: ReadonlyMap<number, StoredMark>, sent: readonly SentMark[], at: Date): Merged {
  const taken = new Map<number, StoredMark>();
  const saved = sent.map((mark) => {
    const { userId, key = null } = mark;
    const now = taken.get(userId) ?? stored.get(userId);
    const next = { attendance: mark.attendance, made_at: madeAt(mark, { now, at }), key: key ?? randomUUID() };
    const isRepeated = now !== undefined && [now.key, ...now.earlier_keys].includes(next.key);
    const isTaken = now === undefined || (!isRepeated && isLaterMark(next, now));
    if (isTaken) taken.set(userId, { ...next, earlier_keys: now === undefined ? [] : [...now.earlier_keys, now.key] });
    const isOther = !isTaken && now.key !== next.key && now.attendance !== next.attendance;
    return { user_id: userId, key, kept: isOther ? ('other' as const) : ('this' as const) };
  });
  return { taken, saved };
}

/** Returns when a mark was made. One without a time is later than the stored one. */
function madeAt({ made_at: made }: SentMark, { now, at }: { now: StoredMark | undefined; at: Date }): string {
  const after = now === undefined ? 0 : Date.parse(now.made_at) + 1;
  if (made === undefined) return new Date(Math.max(at.getTime(), after)).toISOString();
  const time = Math.max(0, Date.parse(made));
  return (time > at.getTime() + aheadMs ? at : new Date(time)).toISOString();
}
