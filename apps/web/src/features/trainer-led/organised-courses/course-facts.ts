import type { OrganisedCourse } from '@doselore/contract/organised-courses';
import { formatLongDay, formatNumber, formatTimeRange } from '../../../ui/formats/index.ts';

/** Returns day and time. A course of several days has those of its next session, and the number of its days. */
export function timeOf(course: OrganisedCourse): string {
  const { days, next_session: next } = course;
  const { training_start: start, training_end: end } = next ?? course;
  if (start === null) return 'Date not set';
  if (days > 1 && next === null) return `${formatLongDay(start)}, ${days} days, until ${formatLongDay(end)}`;
  return [formatLongDay(start), formatTimeRange(start, end), ...(days > 1 ? [`next of ${days} days`] : [])].join(', ');
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
