import { AppError, type Body, fieldError, terms } from '@doselore/contract';
import {
  type takeRegister as endpoint,
  type RegisterSaved,
  registerAt,
  registerOpensMinutes,
} from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { startAttended } from '../../licences/index.ts';
import { saveDue } from '../assessing/assessments.repository.ts';
import { listDelegates } from '../delegates/delegates.repository.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { mergeMarks, type StoredMark } from './merge-marks.ts';
import { findMarks, listRegisterSessions, type RegisterSession, saveMarks, saveRollUp } from './register.repository.ts';

type Register = Body<typeof endpoint> & { virtualGroupId: VirtualGroupId };

/**
 * Saves attendance at one session. Starts the licences of people who were there; a later mark does not undo that.
 * Returns for each mark whether it counts, or a later one of another device.
 */
export function takeRegister(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { scope, virtualGroupId, sessionId, marks }: Register & { scope: Scope },
): Promise<RegisterSaved['saved']> {
  return inTransaction(services.db, async (tx) => {
    const course = await openVirtualGroup(tx, scope, virtualGroupId);
    const at = services.clock.now();
    const session = await openSession(tx, { course, sessionId, at });
    return markWithin(tx, actor, { course, session, marks, at });
  });
}

type Opening = { course: VirtualGroupData; sessionId: number | undefined; at: Date };

/** Returns the session that is marked. Throws 409 while its register is not open. */
export async function openSession(tx: Tx, { course, sessionId, at }: Opening): Promise<RegisterSession> {
  if (course.state === 'draft')
    throw new AppError(
      'conflict',
      `This ${terms.virtualGroup.one} is a draft. Schedule it before you take the register.`,
    );
  const session = chooseSession(await listRegisterSessions(tx, course.id), sessionId);
  if (session === undefined || registerAt({ ...course, ...session }, londonWallClock(at)) !== 'open')
    throw new AppError('conflict', `The register opens ${registerOpensMinutes} minutes before the start.`);
  return session;
}

type Marking = { course: VirtualGroupData; session: RegisterSession; marks: Register['marks']; at: Date };

/** Saves attendance at an open session in the caller's transaction, which holds the lock of the course. */
export async function markWithin(
  tx: Tx,
  actor: Actor,
  { course, session, marks, at }: Marking,
): Promise<RegisterSaved['saved']> {
  const virtualGroupId = course.id;
  const delegates = new Set((await listDelegates(tx, virtualGroupId)).map(({ user_id }) => user_id));
  if (marks.some(({ userId }) => !delegates.has(userId))) throw notFound();
  const stored = await findMarks(tx, { virtualGroupId, sessionId: session.id });
  const { taken, saved } = mergeMarks(stored, marks, at);
  await saveMarks(tx, { sessionId: session.id, marks: taken, actorId: actor.id, at });
  await saveRollUp(tx, virtualGroupId);
  await saveDue(tx, virtualGroupId);
  await recordMarks(tx, actor, { course, session, stored, taken });
  await startAttended(tx, { virtualGroupId, actorId: actor.id, at });
  return saved;
}

/** Returns the session that is marked: the named one, or the only one. Undefined for a course without sessions. */
function chooseSession(sessions: readonly RegisterSession[], sessionId: number | undefined) {
  if (sessionId === undefined) {
    if (sessions.length > 1) throw fieldError('sessionId', 'Choose the session');
    return sessions[0];
  }
  const session = sessions.find(({ id }) => id === sessionId);
  if (session === undefined) throw notFound();
  return session;
}

type Marked = {
  course: VirtualGroupData;
  session: RegisterSession;
  stored: ReadonlyMap<number, StoredMark>;
  taken: ReadonlyMap<number, StoredMark>;
};

async function recordMarks(tx: Tx, actor: Actor, { course, session, stored, taken }: Marked): Promise<void> {
  for (const [userId, { attendance }] of taken) {
    const before = stored.get(userId)?.attendance ?? null;
    if (before === attendance) continue;
    await recordAudit(tx, actor, {
      action: 'virtualGroups.mark',
      subject: `virtual group ${course.id}`,
      groupId: course.group_id,
      detail: { userId, day: session.training_start.toISOString().slice(0, 10) },
      changes: { attendance: [before, attendance] },
    });
  }
}
