import { endingDays, type MembersQuery } from '@doselore/contract/members';
import type { TrainingItem } from '@doselore/contract/renewals';
import type { Actor, CheckedPlace, Scope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findTraining } from '../../licences/renewals/index.ts';

type Filter = Pick<MembersQuery, 'certificates' | 'productType' | 'productId'>;
type Target = {
  members: readonly { id: number }[];
  query: Filter;
  place: CheckedPlace;
  scope: Scope;
  actor: Actor;
};

/** Returns whether the filter shows this certificate. */
function isShown({ days_left: left, productType, productId }: TrainingItem, query: Filter): boolean {
  const { certificates: which = '', productType: type = 'abstract_course', productId: id } = query;
  if (which === '' || left === null) return false;
  if (id !== undefined && (productType !== type || productId !== id)) return false;
  return which === 'ended' ? left < 0 : left >= 0 && left <= endingDays[which];
}

/** Finds the certificates that the filter shows, by the id of the member. Finds none without the filter. */
export async function findExpiring(services: Services, target: Target): Promise<Map<number, TrainingItem[]>> {
  const { members, query, ...where } = target;
  if ((query.certificates ?? '') === '' || members.length === 0) return new Map();
  const found = await findTraining(services, { ...where, userIds: members.map(({ id }) => id) });
  return new Map([...found].map(([userId, items]) => [userId, items.filter((item) => isShown(item, query))]));
}
