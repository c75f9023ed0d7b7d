import { AppError, commandOf } from '@doselore/contract';
import { type Assessments, saveAssessments, saveObservation } from '@doselore/contract/course-assessments';
import { addUninvited, type RegisterSaved, takeRegister } from '@doselore/contract/course-register';
import { callEndpoint } from '../../../../platform/api/index.ts';
import {
  isAssessment,
  isMark,
  isWalkIn,
  type OfflineAssessment,
  type OfflineEntry,
  type OfflineMark,
  type OfflineWalkIn,
} from './offline-entry.ts';
import { dropEntries, readOfflineEntries, refuseEntries } from './offline-marks.ts';

export type SentEntries = {
  entries: readonly OfflineEntry[];
  outcome: 'stored' | 'refused' | 'waiting';
  /** Changes of the register, when marks were stored. */
  saved?: RegisterSaved;
  /** The results afterwards, when an assessment was stored. */
  assessed?: Assessments;
  /** Why the entries are not stored. */
  error?: unknown;
};

type OnSaved = (sent: SentEntries) => void;

/** Errors that a later try would get again: the course was closed, or somebody is not its delegate any more. */
const final: readonly string[] = ['conflict', 'not_found', 'forbidden', 'validation_failed'];

const most = 500;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Sends the entries of a person, one call at a time: people who came, then marks, which decide who can be assessed. `onSaved`
 * gets each answer before its entries are removed from this browser. Entries that are `waiting` stay until the next try.
 */
export function sendEntries(ownerId: number, onSaved: OnSaved): Promise<SentEntries[]> {
  const next = queue.then(() => sendAll(ownerId, onSaved));
  queue = next.catch(() => undefined);
  return next;
}

async function sendAll(ownerId: number, onSaved: OnSaved): Promise<SentEntries[]> {
  const sent: SentEntries[] = [];
  const mine = readOfflineEntries().filter((entry) => entry.ownerId === ownerId && entry.refused === undefined);
  const alone = (entries: readonly OfflineEntry[]) => entries.map((one) => [one]);
  const marks = batchesOf(mine.filter(isMark));
  for (const batch of [...alone(mine.filter(isWalkIn)), ...marks, ...alone(mine.filter(isAssessment))]) {
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

async function sendBatch(entries: readonly OfflineEntry[], onSaved: OnSaved): Promise<SentEntries[]> {
  const [first] = entries;
  if (first === undefined) return [];
  try {
    const answer = await call(first, entries);
    const sent: SentEntries = { entries, outcome: 'stored', ...answer };
    onSaved(sent);
    await dropEntries(entries);
    return [sent];
  } catch (error) {
    if (!(error instanceof AppError) || !final.includes(error.code)) return [{ entries, outcome: 'waiting', error }];
    // One unknown person refuses the whole call. The others are sent alone.
    if (error.code === 'not_found' && entries.length > 1) {
      const alone: SentEntries[] = [];
      for (const entry of entries) alone.push(...(await sendBatch([entry], onSaved)));
      return alone;
    }
    await refuseEntries(entries, error.message);
    return [{ entries, outcome: 'refused', error }];
  }
}

async function call(
  first: OfflineEntry,
  entries: readonly OfflineEntry[],
): Promise<Pick<SentEntries, 'saved' | 'assessed'>> {
  if (isMark(first)) return { saved: await callMarks(first, entries.filter(isMark)) };
  if (isAssessment(first)) return { assessed: await callAssessment(first) };
  await callWalkIn(first);
  return {};
}

/** The key of the entry is the idempotency key, so that a person who is sent again is added once. */
function callWalkIn({ level, virtualGroupId, sessionId, person, key: idempotencyKey }: OfflineWalkIn) {
  const body = commandOf({ ...person, sessionId, idempotencyKey });
  return callEndpoint(addUninvited, { level, params: { virtualGroupId }, body, quiet: true });
}

/** Returns what the marks have changed. A server of the release before answers with the whole course: undefined. */
async function callMarks(
  { level, virtualGroupId, sessionId }: OfflineMark,
  marks: readonly OfflineMark[],
): Promise<RegisterSaved | undefined> {
  // Under the former name of `madeAt`, because a node of the release before refuses the new one for good.
  const sent = marks.map(({ userId, attendance, key, made_at }) => ({ userId, attendance, key, made_at }));
  const answer = await callEndpoint(takeRegister, {
    ...{ level, params: { virtualGroupId }, body: { sessionId, marks: sent } },
    ...{ quiet: true, prefer: 'return=minimal' },
  });
  return 'course' in answer ? answer : undefined;
}

/** The key of the entry is the idempotency key, so that an assessment that is sent again counts once. */
function callAssessment({ level, virtualGroupId, userId, result, by, key: idempotencyKey }: OfflineAssessment) {
  if ('checklistId' in by) {
    const params = { virtualGroupId, userId };
    return callEndpoint(saveObservation, { level, params, body: { ...by, idempotencyKey }, quiet: true });
  }
  const body = { results: [{ userId, result, score: by.score }], idempotencyKey };
  return callEndpoint(saveAssessments, { level, params: { virtualGroupId }, body, quiet: true });
}
