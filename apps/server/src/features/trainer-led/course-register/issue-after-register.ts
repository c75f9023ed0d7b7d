import { randomUUID } from 'node:crypto';
import { type Answer, AppError, fieldError } from '@doselore/contract';
import type { issueAfterRegister as endpoint, RegisterIssuePreview } from '@doselore/contract/course-register';
import type { Actor, Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { onceWithAnswer } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { notEnoughSeats } from '../../licences/ledger/index.ts';
import { issueSeats, lockForIssue, refuseDuplicateLicence } from '../../licences/licence-issue/index.ts';
import { askForMissing } from '../../licences/licence-requests/index.ts';
import { startAttended } from '../../licences/licences/index.ts';
import { findCourse, openCourse, showDelegates, type VirtualGroupData } from '../virtual-groups/index.ts';
import { planIssue } from './plan-issue.ts';
import { keyOf } from './seat-key.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Place = { scope: Scope; virtualGroupId: number; mayUsePot: boolean };
type Issue = Place & { hadUninvitedAttendees: 0 | 1; idempotencyKey: string };
type Result = Answer<typeof endpoint>;

export async function previewIssueAfterRegister(services: Core, target: Place): Promise<RegisterIssuePreview> {
  const course = await findCourse(services.db, target);
  return planIssue(services.db, { course, mayUsePot: target.mayUsePot, at: services.clock.now() });
}

/**
 * Issues a licence to everybody who attended without one, in one transaction or to nobody. It starts at once, by the
 * attendance. Missing seats come from the general pot, or are requested.
 */
export async function issueAfterRegister(services: Core, actor: Actor, target: Issue): Promise<Result> {
  const command = `issue-after-register ${target.virtualGroupId}/${target.mayUsePot}`;
  return refuseDuplicateLicence(
    onceWithAnswer(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
      const course = await openCourse(tx, target);
      await lockSources(tx, course);
      const at = services.clock.now();
      const plan = await planIssue(tx, { course, mayUsePot: target.mayUsePot, at });
      checkPlan(plan, target);
      return carryOut(tx, actor, { course, plan, at });
    }),
  );
}

async function lockSources(tx: Tx, course: VirtualGroupData): Promise<void> {
  const delegates = await showDelegates(tx, course.id);
  await lockForIssue(tx, {
    userIds: delegates.filter(({ sessions_present }) => sessions_present > 0).map(({ user_id }) => user_id),
    key: keyOf(course),
    sources: [{ kind: 'VGPOOL', placeId: course.id }, { kind: 'POT' }],
  });
}

function checkPlan(plan: RegisterIssuePreview, { hadUninvitedAttendees }: Issue): void {
  if (plan.attended > plan.places && hadUninvitedAttendees === 0)
    throw fieldError(
      'hadUninvitedAttendees',
      `${plan.attended} attended, but there were only ${plan.places} places. Confirm that this is correct.`,
    );
  if (plan.people.every(({ from }) => from === null))
    throw new AppError(
      'conflict',
      'Everyone who attended already has a licence or is not eligible. Nothing was issued.',
    );
  if (plan.short > 0) throw notEnoughSeats(plan.pool + (plan.pot ?? 0));
}

async function carryOut(
  tx: Tx,
  actor: Actor,
  { course, plan, at }: { course: VirtualGroupData; plan: RegisterIssuePreview; at: Date },
): Promise<Result> {
  const [key, virtualGroupId] = [keyOf(course), course.id];
  for (const [source, from] of [
    ['VGPOOL', 'pool'],
    ['POT', 'pot'],
  ] as const) {
    const userIds = plan.people.filter((one) => one.from === from).map(({ id }) => id);
    if (userIds.length === 0) continue;
    const place = { groupId: course.group_id, virtualGroupId, source };
    await issueSeats(tx, { key, place, userIds, mode: 'all', actor, batchId: `issue-${randomUUID()}`, at });
  }
  await startAttended(tx, { virtualGroupId, actorId: actor.id, at });
  await askForMissing(tx, actor, {
    ...key,
    subgroupId: course.subgroup_id,
    virtualGroupId,
    title: course.title,
    quantity: plan.requested,
    at,
  });
  const result = { from_pool: plan.from_pool, from_pot: plan.from_pot, requested: plan.requested };
  await recordAudit(tx, actor, {
    action: 'licences.bulkIssue',
    subject: `virtual group ${virtualGroupId}`,
    groupId: course.group_id,
    detail: { ...key, ...result },
  });
  return result;
}
