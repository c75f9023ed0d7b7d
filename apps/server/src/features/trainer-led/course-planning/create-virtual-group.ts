import { fieldError, mayUnder } from '@doselore/contract';
import type { NewVirtualGroup } from '@doselore/contract/course-planning';
import type { Actor, CheckedPlace, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { buyInTransaction } from '../../licences/licence-orders/index.ts';
import { checkAssessment } from '../course-assessments/index.ts';
import { checkOrganiser, checkPlaces } from './check-plan.ts';
import { listTaughtProducts } from './choices.repository.ts';
import { type Draft, insertDraft } from './planning.repository.ts';

type Creating = { place: CheckedPlace; body: NewVirtualGroup };

/**
 * Creates a draft and returns its id. Whether it is virtual or face to face follows from its product. Site admins can buy
 * licences into its pool in the same transaction; throws 422 for others who try.
 */
export function createVirtualGroup(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { place, body }: Creating,
): Promise<number> {
  const { groupId } = place;
  const subgroupId = place.subgroupId ?? null;
  if (body.quantity > 0 && !mayUnder(actor.level, 'virtualGroups.schedule'))
    throw fieldError('quantity', 'A site admin buys licences with a course. Enter 0, and order them under Licences');
  const command = `create course ${groupId}/${subgroupId ?? ''}/${body.productId}`;
  return once(services.db, { actorId: actor.id, key: body.idempotencyKey, command }, async (tx) => {
    const [product] = await listTaughtProducts(tx, body.productId);
    if (product === undefined) throw fieldError('productId', 'Choose a course that a trainer teaches');
    await checkOrganiser(tx, { organiserUserId: body.organiserUserId, groupId });
    checkPlaces({ places: body.delegatePlacesAllowed, minimum: body.minimum_delegates, delegates: 0, offers: 0 });
    await checkAssessment(tx, { type: body.assessment_type, productId: body.productId });
    const { deliverable_id: deliverableId } = product;
    const virtualGroupId = await createDraft(tx, actor, { groupId, subgroupId, deliverableId, body });
    if (body.quantity > 0)
      await buyInTransaction(tx, actor, {
        ...{ ...body, groupId, virtualGroupId, productType: 'abstract_course', directServiceOrder: 0 },
        at: services.clock.now(),
      });
    return virtualGroupId;
  });
}

/** Inserts a draft, and records who created it. Without an actor it was the system. */
export async function createDraft(
  tx: Tx,
  actor: Actor | undefined,
  draft: Omit<Draft, 'actorId'>,
): Promise<VirtualGroupId> {
  const { groupId, body } = draft;
  const virtualGroupId = await insertDraft(tx, { ...draft, actorId: actor?.id ?? null });
  await recordAudit(tx, actor, {
    action: 'virtualGroups.create',
    subject: `virtual group ${virtualGroupId}`,
    groupId,
    detail: { title: body.title, productId: body.productId, places: body.delegatePlacesAllowed },
  });
  return virtualGroupId;
}
