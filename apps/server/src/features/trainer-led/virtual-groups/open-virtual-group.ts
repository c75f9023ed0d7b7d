import { AppError, terms } from '@doselore/contract';
import { isHistoric } from '@doselore/contract/virtual-groups';
import { type CheckedPlace, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lockVirtualGroup, type VirtualGroupData } from './virtual-groups.repository.ts';

/** Locks a virtual group that has not ended, until commit. */
export async function openVirtualGroup(tx: Tx, scope: Scope, id: number): Promise<VirtualGroupData> {
  const course = await lockVirtualGroup(tx, scope, id);
  if (course === undefined) throw notFound();
  if (isHistoric(course.state))
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is already ${course.state}. Nothing was changed.`);
  return course;
}

/** Place of the address, with a virtual group in it. */
export type InPlace = { scope: Scope; place: CheckedPlace; virtualGroupId: VirtualGroupId };

/** Tells whether a virtual group belongs to the place of the address: to its service, when the address has one. */
export function belongsTo(row: VirtualGroupData, { groupId, subgroupId }: CheckedPlace): boolean {
  return row.group_id === groupId && (subgroupId === undefined || row.subgroup_id === subgroupId);
}

/** Counts the places that are neither taken nor held by an open offer. */
export function freePlaces({ places, delegates, offers }: VirtualGroupData): number {
  return Math.max(0, places - delegates - offers);
}

/** Locks a virtual group of the place that has not ended, until commit. */
export async function openVirtualGroupAt(tx: Tx, { scope, place, virtualGroupId }: InPlace): Promise<VirtualGroupData> {
  const course = await openVirtualGroup(tx, scope, virtualGroupId);
  if (!belongsTo(course, place)) throw notFound();
  return course;
}
