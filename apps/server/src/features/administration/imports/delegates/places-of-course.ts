import { terms } from '@doselore/contract';
import type { UserId } from '../../../../platform/access/index.ts';
import type { PlacesOfCourse } from '../../../trainer-led/course-delegates/inviting-lists/index.ts';
import type { CheckedPerson } from '../new-people/index.ts';

type OnMember = Pick<CheckedPerson, 'status' | 'problems' | 'memberId'>;

/** Returns the verdict on a row that names a member of the place. Only the address of the row counts then. */
export function onMember({ people }: PlacesOfCourse, memberId: UserId): OnMember {
  if (people.has(memberId)) return { status: 'same', problems: [] };
  return {
    status: 'ready',
    problems: [{ field: null, message: 'Is a member. Will be added to the course' }],
    memberId,
  };
}

/**
 * Gives the free places to the first rows that are ready. The others wait, or have a problem where the course has no
 * waiting list.
 */
export function shareOutPlaces(course: PlacesOfCourse, checked: readonly CheckedPerson[]): CheckedPerson[] {
  let free = course.free;
  return checked.map((row) => {
    if (row.status !== 'ready') return row;
    free -= 1;
    if (free >= 0) return row;
    if (course.hasWaitingList)
      return { ...row, problems: [...row.problems, { field: null, message: 'No place is free. Will wait for one' }] };
    const { person: _person, memberId: _memberId, ...verdict } = row;
    const message = `No place is free, and this ${terms.virtualGroup.one} has no waiting list. Raise the number of places`;
    return { ...verdict, status: 'problem', problems: [{ field: null, message }] };
  });
}
