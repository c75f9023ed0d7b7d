import { AppError, type Body, fieldError, terms } from '@doselore/contract';
import type { changeManagers as endpoint } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { changeCoTrainers, lockTrainers, overrideOf, showCoTrainers } from '../../scheduling/index.ts';
import { checkTrainer } from '../../trainers/index.ts';
import { announceTimes } from '../calendar/announce-times.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { notifyLeaders } from '../notify-trainer.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import { refuseMarked } from '../planning/check-plan.ts';
import { whenOf } from '../planning/course-words.ts';
import { getPlanData } from '../planning/planning.repository.ts';
import { listSessions } from '../planning/sessions.repository.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { settleReports } from './reports.repository.ts';

type Of = { scope: Scope; virtualGroupId: VirtualGroupId; change: Body<typeof endpoint> };

const { one: courseTerm } = terms.virtualGroup;
const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Replaces the co-trainers of a course. Those who are added claim its time when it is scheduled, and the rules are asked
 * about them. People who are added or removed are notified.
 */
export function changeManagers(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  actor: Actor,
  { scope, virtualGroupId, change }: Of,
): Promise<void> {
  const { userIds, baseUserIds } = change;
  return inTransaction(services.db, async (tx) => {
    const course = await openVirtualGroup(tx, scope, virtualGroupId);
    const at = services.clock.now();
    const held = (await showCoTrainers(tx, virtualGroupId)).map(({ id }) => id);
    if (isSame(held, userIds)) return;
    refuseMarked(course);
    refuseOver(course, at);
    if (!isSame(held, baseUserIds))
      throw new AppError('conflict', 'Someone else changed this after you opened it. Reload the page.');
    if (userIds.some((id) => id === course.trainer_user_id))
      throw fieldError('userIds', `${course.trainer} leads this course already`);
    const added = userIds.filter((id) => !held.includes(id));
    const removed = held.filter((id) => !userIds.includes(id));
    await lockTrainers(tx, { virtualGroupId, userIds: added });
    for (const id of added) await checkTrainer(tx, id, { field: 'userIds' });
    const ignored = await changeCoTrainers(tx, {
      ...{ virtualGroupId, added, removed, by: actor.id, at },
      claims: await claimsOf(tx, { course, override: overrideOf(change, actor) }),
    });
    await settleReports(tx, { virtualGroupId, trainerIds: removed, by: actor.id, at });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.changeManagers',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      changes: { co_trainers: [held.join(', '), userIds.toSorted((a, b) => a - b).join(', ')] },
      ...ignored,
    });
    if (course.state === 'draft') return;
    await queueInvitations(tx, services.clock, virtualGroupId);
    await notifyChanged(tx, { course, added, removed, at });
    await announceTimes(services, tx, { virtualGroupId, userIds: added });
  });
}

type Claiming = { course: VirtualGroupData; override: ReturnType<typeof overrideOf> };

/** Returns what a scheduled course claims time for, or null for a draft. */
async function claimsOf(tx: Tx, { course, override }: Claiming) {
  if (course.state === 'draft') return null;
  const { venue_id: venueId } = await getPlanData(tx, course.id);
  return { venueId, sessions: await listSessions(tx, course.id), override };
}

function refuseOver({ training_end: end }: VirtualGroupData, at: Date): void {
  if (end !== null && end <= londonWallClock(at))
    throw new AppError('conflict', `This ${courseTerm} is over. Nothing was changed.`);
}

type Changed = { course: VirtualGroupData; added: readonly number[]; removed: readonly number[]; at: Date };

async function notifyChanged(tx: Tx, { course, added, removed, at }: Changed): Promise<void> {
  const what = `${course.title}${whenOf(course)} for ${course.group_name}`;
  const lead = course.trainer === null ? '' : ` with ${course.trainer}`;
  await notifyLeaders(tx, { course, userIds: added, title: `You lead a ${courseTerm}`, body: `${what}${lead}.`, at });
  const title = `You no longer lead a ${courseTerm}`;
  await notifyLeaders(tx, { course, userIds: removed, title, body: `You are not needed for ${what}.`, at });
}
