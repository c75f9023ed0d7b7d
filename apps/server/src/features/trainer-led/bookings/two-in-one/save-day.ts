import { type Body, fieldError, isVirtual } from '@doselore/contract';
import {
  type changeTwoInOneDay as changeEndpoint,
  type createTwoInOneDay as createEndpoint,
  halfOf,
  type TwoInOneFields,
  twoInOneFields,
} from '@doselore/contract/bookings';
import type { Actor, GroupId, ProjectId, TwoInOneDayId } from '../../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { onceWithAnswer } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findTaughtProduct } from '../../course-planning/index.ts';
import { checkTrainers } from '../asking/check-trainers.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockDraft } from '../requests/save-request.ts';
import { checkWanted } from '../wanted/check-wanted.ts';
import { atHalf } from './at-half.ts';
import { insertDay, updateDay } from './days.repository.ts';
import { fieldsOfDay, getHalves } from './show-day.ts';

type Room = Pick<Services, 'db' | 'clock'>;
type Creating = { projectId: ProjectId; body: Body<typeof createEndpoint> };

/** Adds two sessions on one day to an open project. Returns the ids of the day and of the request that leads it. */
export function createDay(
  { db, clock }: Room,
  actor: Actor,
  { projectId, body }: Creating,
): Promise<{ id: number; request_id: number }> {
  const { idempotencyKey: key, firstProductId, secondProductId, excludedTrainerIds, thresholds, ...fields } = body;
  const command = `two in one day ${projectId}/${firstProductId}/${secondProductId}`;
  return onceWithAnswer(db, { actorId: actor.id, key, command }, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    await checkTrainers(tx, 'excludedTrainerIds', excludedTrainerIds);
    const first = await checkHalf(tx, { groupId, fields, prefix: 'first', productId: firstProductId });
    const second = await checkHalf(tx, { groupId, fields, prefix: 'second', productId: secondProductId });
    const { id, requestId } = await insertDay(tx, {
      ...{ projectId, fields, halves: [first, second], excludedTrainerIds, thresholds, at: clock.now() },
    });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.addTwoInOne', subject: `project request ${requestId}`, groupId },
      detail: { projectId, productId: firstProductId, secondProductId },
      changes: newRecord(twoInOneFields, fields),
    });
    return { id, request_id: requestId };
  });
}

type Checking = { groupId: GroupId; fields: TwoInOneFields; prefix: 'first' | 'second'; productId: number };

async function checkHalf(tx: Tx, { groupId, fields, prefix, productId }: Checking) {
  const product = await findTaughtProduct(tx, productId);
  if (product === undefined) throw fieldError(`${prefix}ProductId`, 'Choose a course that a trainer teaches');
  const { deliverableId } = product;
  const wish = halfOf(fields, prefix);
  const checked = { groupId, productId, isVirtual: isVirtual(deliverableId), fields: wish };
  await atHalf(prefix, () => checkWanted(tx, checked));
  return { productId, deliverableId, fields: wish };
}

type Changing = { projectId: ProjectId; twoInOneDayId: TwoInOneDayId; change: Body<typeof changeEndpoint> };

/** Changes what a draft of two sessions asks for, and returns its fields. */
export function changeDay(
  { db }: Room,
  actor: Actor,
  { projectId, twoInOneDayId: id, change }: Changing,
): Promise<TwoInOneFields> {
  const { baseValues, ...submitted } = change;
  return inTransaction(db, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const [first, second] = await getHalves(tx, id);
    await lockDraft(tx, first.id);
    const now = fieldsOfDay(first, second);
    const subject = `project request ${first.id}` as const;
    const traces = tracesOf(twoInOneFields);
    const fields = await mergeChange<TwoInOneFields>(tx, actor, { subject, now, submitted, baseValues, traces });
    const halves = [halfOf(fields, 'first'), halfOf(fields, 'second')] as const;
    for (const [nth, prefix] of (['first', 'second'] as const).entries()) {
      const { product_id: productId, is_virtual: isOnline } = nth === 0 ? first : second;
      const wish = { groupId, productId, isVirtual: isOnline, fields: halfOf(fields, prefix) };
      await atHalf(prefix, () => checkWanted(tx, wish));
    }
    await updateDay(tx, { id, fields, halves });
    const changes = recordChanges(twoInOneFields, now, fields);
    await recordAudit(tx, actor, { action: 'bookings.changeTwoInOne', subject, groupId, ...changes });
    return fields;
  });
}
