import { AppError, type Body } from '@doselore/contract';
import type { VerifiedEntry, verifyEntries as verifyEndpoint } from '@doselore/contract/external-courses';
import type { Actor, Scope } from '../../../../platform/access/index.ts';
import { onceWithAnswer } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { decideWithin, readyToDecide } from '../verdicts/decide-entry.ts';
import { listQueueRows, type QueuedEntryData } from './queue.repository.ts';

type Target = Body<typeof verifyEndpoint>['entries'][number];

const all = { q: '', sort: '', page: 1, state: '' } as const;
const gone = 'This entry is no longer here. Reload the page.';
const withoutEvidence = 'This entry has no evidence. Open the entry to decide about it.';

/**
 * Verifies entries with evidence, each for its organisation. Returns the reason for each entry that cannot be verified,
 * and verifies the other entries. Decides in the order of ids, so that two calls cannot deadlock.
 */
export async function verifyEntries(
  services: Services,
  actor: Actor,
  { scope, entries, idempotencyKey }: { scope: Scope } & Body<typeof verifyEndpoint>,
): Promise<VerifiedEntry[]> {
  const ordered = entries.toSorted((a, b) => a.externalCourseUserId - b.externalCourseUserId || a.groupId - b.groupId);
  const found = await listQueueRows(services.db, scope, { ...all, per_page: entries.length, pairs: ordered });
  const rows = new Map(found.map((row) => [keyOf({ groupId: row.group_id, externalCourseUserId: row.id }), row]));
  const ready = await Promise.all(ordered.map((entry) => prepare(services, actor, { scope, entry, rows })));
  const command = `verify external courses ${ordered.map(keyOf).join()}`;
  return onceWithAnswer(services.db, { actorId: actor.id, key: idempotencyKey, command }, async (tx) => {
    const answers: VerifiedEntry[] = [];
    for (const { entry, prepared, problem } of ready) {
      const ids = { group_id: entry.groupId, external_course_user_id: entry.externalCourseUserId };
      const answer =
        prepared === undefined ? problem : await messageOf(() => decideWithin(services, tx, actor, prepared));
      answers.push({ ...ids, problem: answer ?? null });
    }
    return answers;
  });
}

const keyOf = ({ groupId, externalCourseUserId }: Pick<Target, 'groupId' | 'externalCourseUserId'>) =>
  `${groupId}/${externalCourseUserId}`;

type Preparing = { scope: Scope; entry: Target; rows: ReadonlyMap<string, QueuedEntryData> };
type Prepared = {
  entry: Target;
  prepared?: Awaited<ReturnType<typeof readyToDecide>>;
  problem?: string | undefined;
};

/** Reads the evidence of an entry before the transaction begins. */
async function prepare(services: Services, actor: Actor, { scope, entry, rows }: Preparing): Promise<Prepared> {
  const row = rows.get(keyOf(entry));
  if (row === undefined) return { entry, problem: gone };
  if (row.evidence_key === null) return { entry, problem: withoutEvidence };
  const { seenAt, seenVerdictId } = entry;
  const decision = { verdict: 'verified', note: null, seenAt, seenVerdictId } as const;
  const target = {
    groupId: row.group_id,
    subgroupId: row.subgroup_id ?? undefined,
    userId: row.user_id,
    entryId: row.id,
  };
  try {
    return { entry, prepared: await readyToDecide(services, actor, { scope, target, decision }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { entry, problem: error.message };
  }
}

/** Runs a decision. Returns the reason for a refusal, or undefined after the decision. */
async function messageOf(decide: () => Promise<void>): Promise<string | undefined> {
  try {
    await decide();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}
