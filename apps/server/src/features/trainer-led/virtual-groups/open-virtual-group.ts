import { AppError, terms } from '@doselore/contract';
import { isHistoric } from '@doselore/contract/virtual-groups';
import { type CheckedPlace, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { VirtualGroupData } from './virtual-group-data.ts';
import {
  findVirtualGroup,
  getVirtualGroupById,
  lockVirtualGroup,
  lockVirtualGroupById,
} from './virtual-groups.repository.ts';

/** Place of the address, with a virtual group in it. */
export type InPlace = { scope: Scope; place: CheckedPlace; virtualGroupId: VirtualGroupId };
/** Virtual group inside a scope. With a place, it has to belong to it. */
type Target = { scope: Scope; place?: CheckedPlace | undefined; virtualGroupId: number };

/** Returns whether a virtual group belongs to a place: to its service, when it has one. */
function belongsTo(row: VirtualGroupData, { groupId, subgroupId }: CheckedPlace): boolean {
  return row.group_id === groupId && (subgroupId === undefined || row.subgroup_id === subgroupId);
}

function checkFound(course: VirtualGroupData | undefined, place: CheckedPlace | undefined): VirtualGroupData {
  if (course === undefined || (place !== undefined && !belongsTo(course, place))) throw notFound();
  return course;
}

/** Returns a virtual group, or throws 404. */
export async function findCourse(db: Queries, { scope, place, virtualGroupId }: Target): Promise<VirtualGroupData> {
  return checkFound(await findVirtualGroup(db, scope, virtualGroupId), place);
}

/** Locks a virtual group until commit, also one that has ended. Throws 404. */
export async function lockCourse(tx: Tx, { scope, place, virtualGroupId }: Target): Promise<VirtualGroupData> {
  return checkFound(await lockVirtualGroup(tx, scope, virtualGroupId), place);
}

/** Locks a virtual group that has not ended, until commit. Throws 409 for one that has. */
export async function openCourse(tx: Tx, { scope, place, virtualGroupId }: Target): Promise<VirtualGroupData> {
  const course = checkFound(await lockVirtualGroup(tx, scope, virtualGroupId), undefined);
  if (isHistoric(course.state))
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is already ${course.state}. Nothing was changed.`);
  return checkFound(course, place);
}

/** Returns a virtual group by a checked id, or undefined when it is gone. */
export function getCourse(db: Queries, id: VirtualGroupId): Promise<VirtualGroupData | undefined> {
  return getVirtualGroupById(db, id);
}

/** Locks a virtual group by a checked id until commit. Returns undefined when it is gone, or not of the place. */
export async function lockCourseById(
  tx: Tx,
  id: VirtualGroupId,
  place?: CheckedPlace,
): Promise<VirtualGroupData | undefined> {
  const course = await lockVirtualGroupById(tx, id);
  return course !== undefined && place !== undefined && !belongsTo(course, place) ? undefined : course;
}
