import type { OrganisedCourse } from '@doselore/contract/organised-courses';
import { formatLongDay, formatNumber, formatTimeRange } from '../../ui/formats/index.ts';

export function timeOf({ training_start: start, training_end: end }: OrganisedCourse): string {
  return start === null ? 'Date not set' : `${formatLongDay(start)}, ${formatTimeRange(start, end)}`;
}

export function placeOf({ place, is_virtual: isVirtual }: OrganisedCourse): string {
  return place ?? (isVirtual ? 'Online' : 'Place not set');
}

export function delegatesOf({ delegates, delegatePlacesAllowed: places, accepted }: OrganisedCourse): string {
  return `${formatNumber(delegates)} of ${formatNumber(places)} places, ${formatNumber(accepted)} accepted`;
}

/** Returns the service and the organisation of a course. */
export function ownerOf({ group, subgroup }: OrganisedCourse): string {
  return subgroup === null ? group.name : `${subgroup.name}, ${group.name}`;
}
