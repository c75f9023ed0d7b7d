import { webAddresses } from '@doselore/contract';
import { findPrincipal, resolveAnchors, type UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { isActiveMember } from './organiser-page.repository.ts';

/** Page of a course for its organiser. `isForAdmins` tells whether delegates can be invited there. */
export type OrganiserPage = { address: string; isForAdmins: boolean };

type Target = { userId: UserId; course: Pick<VirtualGroupData, 'id' | 'group_id' | 'subgroup_id'> };

/**
 * Finds the page of a course that its organiser may open: the page of admins of the organisation or of the service, or
 * the page of organisers. Undefined when the person may open none.
 */
export async function findOrganiserPage(db: Queries, { userId, course }: Target): Promise<OrganiserPage | undefined> {
  const { id, group_id: groupId, subgroup_id: subgroupId } = course;
  const person = await findPrincipal(db, userId);
  if (person === undefined) return undefined;
  const pageOf = (address: string, isForAdmins = true) => ({ address, isForAdmins });
  if (person.isSuper) return pageOf(webAddresses.courseDelegates(groupId, id));
  if (person.groupIds.includes(groupId)) return pageOf(webAddresses.groupDelegates(groupId, id));
  const own = person.services.find((service) => service.id === subgroupId);
  if (own !== undefined) return pageOf(webAddresses.serviceDelegates({ groupId, subgroupId: own.id }, id));
  if (person.roles.includes('organiser') && (await isActiveMember(db, { userId, groupId })))
    return pageOf(webAddresses.organisedCourse(id), false);
  const { subgroupIds } = await resolveAnchors(db, { virtualGroupId: id });
  const withDelegates = person.services.find((service) => subgroupIds.includes(service.id));
  if (withDelegates === undefined) return undefined;
  return pageOf(webAddresses.serviceDelegates({ groupId, subgroupId: withDelegates.id }, id), false);
}
