import { courseDays } from '@doselore/contract/my-learning';
import type { OrganisedCourse } from '@doselore/contract/organised-courses';
import type { OrganisedCourseData } from './organised-courses.repository.ts';

/** `londonNow` is what a clock in London shows now. It decides the next session. */
export function presentOrganised(row: OrganisedCourseData, londonNow: Date): OrganisedCourse {
  return {
    id: row.id,
    title: row.title,
    group: { id: row.group_id, name: row.group_name },
    subgroup: row.subgroup_id === null ? null : { id: row.subgroup_id, name: row.subgroup_name ?? '' },
    state: row.state,
    is_virtual: row.is_virtual,
    training_start: row.training_start?.toISOString() ?? null,
    training_end: row.training_end?.toISOString() ?? null,
    ...courseDays(row.session_times, londonNow),
    place: row.place,
    trainer: row.trainer,
    trainer_email: row.trainer_email,
    delegates: row.delegates,
    delegatePlacesAllowed: row.places,
    accepted: row.accepted,
  };
}
