import { AppError, terms } from '@doselore/contract';
import { notFound, type UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  inviteFromList,
  lockPlaces,
  type PlacesOfCourse,
} from '../../../trainer-led/course-delegates/inviting-lists/index.ts';
import type { ListedRows, ListKind, RowVerdict } from '../declaring/index.ts';
import { addPeopleOfRows, type CheckedPerson, checkNewRows, verdictsOnAdded } from '../new-people/index.ts';
import { describeInvited } from './describe-invited.ts';
import { onMember, shareOutPlaces } from './places-of-course.ts';

/** Locks the course of a list until commit. Undefined for one that is not of the place of the list. */
export const lockCourse = async (tx: Tx, { list, place }: ListedRows): Promise<PlacesOfCourse | undefined> =>
  list.virtual_group_id === null ? undefined : lockPlaces(tx, { place, virtualGroupId: list.virtual_group_id });

/** Locks the course of a list. Throws 404 for one of another place, and 409 for one that has ended. */
export const checkCourse: ListKind['checkUpload'] = async (tx, { virtualGroupId, ...place }) => {
  const course = virtualGroupId === undefined ? undefined : await lockPlaces(tx, { place, virtualGroupId });
  if (course === undefined) throw notFound();
  const { ended } = course;
  if (ended !== undefined)
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is already ${ended}. Nobody can be invited to it.`);
};

/** Checks rows with delegates, and gives the free places to the first of them. */
export async function checkDelegateRows(
  tx: Tx,
  listed: ListedRows,
  course: PlacesOfCourse | undefined,
): Promise<CheckedPerson[]> {
  if (course === undefined) return checkNewRows(tx, listed);
  return shareOutPlaces(course, await checkNewRows(tx, listed, (memberId: UserId) => onMember(course, memberId)));
}

/**
 * Adds the people of rows to their place, and invites them to the course or puts them on its waiting list. The course is
 * locked before the people, as everywhere.
 */
export async function importDelegates(services: Services, tx: Tx, listed: ListedRows): Promise<RowVerdict[]> {
  const { list, place, actor, rows } = listed;
  const course = await lockCourse(tx, listed);
  if (list.virtual_group_id === null || course === undefined || course.ended !== undefined)
    return rows.map(({ number }) => ({ number, changes: [], status: 'failed', problems: [ending(course)] }));
  const checked = await checkDelegateRows(tx, listed, course);
  const added = await addPeopleOfRows(services, tx, { actor, place, checked });
  const userIds = [...added.values()].flatMap((outcome) => ('userId' in outcome ? [outcome.userId] : []));
  const virtualGroupId = list.virtual_group_id;
  const invited = await inviteFromList(services, tx, { actor, place, virtualGroupId, userIds });
  return verdictsOnAdded(checked, added, (person) => describeInvited(invited, person));
}

const ending = (course: PlacesOfCourse | undefined) => ({
  field: null,
  message: `This ${terms.virtualGroup.one} ${course?.ended === undefined ? 'no longer exists' : `is already ${course.ended}`}`,
});
