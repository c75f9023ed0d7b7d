import { AppError } from '@doselore/contract';
import { type RegisterSaved, takeRegister } from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { OfflineMark } from './offline-marks.store.ts';
import { dropMarks, readOfflineMarks, refuseMarks } from './offline-marks.ts';

export type SentMarks = {
  marks: readonly OfflineMark[];
  outcome: 'stored' | 'refused' | 'waiting';
  /** The course afterwards, when the marks were stored. */
  saved?: RegisterSaved;
  /** Why the marks are not stored. */
  error?: unknown;
};

/** Errors that a later try would get again: the course was closed, or somebody is not its delegate any more. */
const final: readonly string[] = ['conflict', 'not_found', 'forbidden', 'validation_failed'];

const most = 500;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Sends the marks of a person in their order, one call at a time. `onSaved` gets each answer before its marks are
 * removed from this browser. Marks that are `waiting` stay until the next try.
 */
export function sendMarks(ownerId: number, onSaved: (sent: SentMarks) => void): Promise<SentMarks[]> {
  const next = queue.then(() => sendAll(ownerId, onSaved));
  queue = next.catch(() => undefined);
  return next;
}

async function sendAll(ownerId: number, onSaved: (sent: SentMarks) => void): Promise<SentMarks[]> {
  const sent: SentMarks[] = [];
  const mine = readOfflineMarks().filter((mark) => mark.ownerId === ownerId && mark.refused === undefined);
  for (const batch of batchesOf(mine)) {
    const outcomes = await sendBatch(batch, onSaved);
    sent.push(...outcomes);
    if (outcomes.some(({ outcome }) => outcome === 'waiting')) break;
  }
  return sent;
}

/** Divides marks by level and session, in the order of the first mark of each. */
function batchesOf(marks: readonly OfflineMark[]): OfflineMark[][] {
  const batches = new Map<string, OfflineMark[]>();
  for (const mark of marks) {
    const key = `${mark.level} ${mark.sessionId}`;
    batches.set(key, [...(batches.get(key) ?? []), mark]);
  }
  return [...batches.values()].flatMap((batch) =>
    Array.from({ length: Math.ceil(batch.length / most) }, (_nothing, nth) =>
      batch.slice(nth * most, (nth + 1) * most),
    ),
  );
}

async function sendBatch(marks: OfflineMark[], onSaved: (sent: SentMarks) => void): Promise<SentMarks[]> {
  const [first] = marks;
  if (first === undefined) return [];
  const { level, virtualGroupId, sessionId } = first;
  const body = {
    sessionId,
    marks: marks.map(({ userId, attendance, key, made_at }) => ({ userId, attendance, key, made_at })),
  };
  try {
    const saved = await callEndpoint(takeRegister, { level, params: { virtualGroupId }, body, quiet: true });
    const sent: SentMarks = { marks, outcome: 'stored', saved };
    onSaved(sent);
    await dropMarks(marks);
    return [sent];
  } catch (error) {
    if (!(error instanceof AppError) || !final.includes(error.code)) return [{ marks, outcome: 'waiting', error }];
    // One unknown person refuses the whole call. The others are sent alone.
    if (error.code === 'not_found' && marks.length > 1) {
      const alone: SentMarks[] = [];
      for (const mark of marks) alone.push(...(await sendBatch([mark], onSaved)));
      return alone;
    }
    await refuseMarks(marks, error.message);
    return [{ marks, outcome: 'refused', error }];
  }
}
