import { AppError, type Body, fieldError, terms } from '@doselore/contract';
import type { takeRegister as endpoint, RegisterSaved } from '@doselore/contract/course-register';
import { registerAt, registerOpensMinutes } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudits } from '../../../platform/audit/index.ts';
import type { Services } from '../../../platform/services.ts';
import { changeCourse, type OwnStep, onCourse, type Step } from '../course-changes/index.ts';
import { showDelegates, showRegisterSessions } from '../virtual-groups/index.ts';
import { findMarks, saveMarks } from './marks.repository.ts';
import { mergeMarks, type StoredMark } from './merge-marks.ts';

/** A session of the course, whose register is taken. */
export type RegisterSession = Awaited<ReturnType<typeof showRegisterSessions>>[number];
type Register = Body<typeof endpoint> & { virtualGroupId: VirtualGroupId };

/**
 * Saves attendance at one session. Starts the licences of people who were there; a later mark does not undo that.
 * Returns for each mark whether it counts, or a later one of another device.
 */
export function takeRegister(
  services: Services,
  actor: Actor,
  { sessionId, marks, ...target }: Register & { scope: Scope },
): Promise<RegisterSaved['saved']> {
  return onCourse(services, actor, target, async (step) => {
    const session = await openSession(step, sessionId);
    const { result } = await changeCourse(step, () => mark(step, { session, marks }));
    return result;
  });
}

/** Returns the session that is marked. Throws 409 while its register is not open. */
export async function openSession({ tx, course, at }: Step, sessionId: number | undefined): Promise<RegisterSession> {
  if (course.state === 'draft')
    throw new AppError(
      'conflict',
      `This ${terms.virtualGroup.one} is a draft. Schedule it before you take the register.`,
    );
  const session = chooseSession(await showRegisterSessions(tx, course.id), sessionId);
  if (session === undefined || registerAt({ ...course, ...session }, londonWallClock(at)) !== 'open')
    throw new AppError('conflict', `The register opens ${registerOpensMinutes} minutes before the start.`);
  return session;
}

type Marking = { session: RegisterSession; marks: Register['marks'] };

/** Saves attendance at an open session. */
export async function mark(step: OwnStep, { session, marks }: Marking): Promise<RegisterSaved['saved']> {
  const { tx, actor, course, at } = step;
  const virtualGroupId = course.id;
  const delegates = new Set((await showDelegates(tx, virtualGroupId)).map(({ user_id }) => user_id));
  if (marks.some(({ userId }) => !delegates.has(userId))) throw notFound();
  const stored = await findMarks(tx, { virtualGroupId, sessionId: session.id });
  const { taken, saved } = mergeMarks(stored, marks, at);
  await saveMarks(tx, { sessionId: session.id, marks: taken, actorId: actor.id, at });
  await recordMarks(step, { session, stored, taken });
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
  session: RegisterSession;
  stored: ReadonlyMap<number, StoredMark>;
  taken: ReadonlyMap<number, StoredMark>;
};

/** Records one event for each person whose mark has changed. */
function recordMarks({ tx, actor, course }: OwnStep, { session, stored, taken }: Marked): Promise<void> {
  const day = session.training_start.toISOString().slice(0, 10);
  const changes = [...taken].map(([userId, { attendance }]) => ({
    userId,
    attendance: [stored.get(userId)?.attendance ?? null, attendance] as const,
  }));
  return recordAudits(
    tx,
    actor,
    changes
      .filter(({ attendance: [before, after] }) => before !== after)
      .map(({ userId, attendance }) => ({
        action: 'virtualGroups.mark',
        subject: `virtual group ${course.id}`,
        groupId: course.group_id,
        detail: { userId, day },
        changes: { attendance },
      })),
  );
}
