import { z } from 'zod';
import { inVirtualGroup, moment, placeShown } from '../../common.schemas.ts';
import { needsRow } from '../delegate-needs/delegate-needs.schemas.ts';
import { courseDaysShown } from '../my-learning/sessions.schemas.ts';
import { virtualGroupStates } from '../virtual-groups/virtual-groups.rules.ts';

/** Course for its organiser. Times are wall clock. */
const organisedCourse = z.object({
  id: z.number().int(),
  title: z.string(),
  group: placeShown,
  subgroup: placeShown.nullable(),
  state: z.enum(virtualGroupStates),
  is_virtual: z.boolean(),
  training_start: moment.nullable(),
  training_end: moment.nullable(),
  ...courseDaysShown,
  /** Venue, room or both. Null without. */
  place: z.string().nullable(),
  trainer: z.string().nullable(),
  trainer_email: z.string().nullable(),
  delegates: z.number().int(),
  delegatePlacesAllowed: z.number().int(),
  /** Delegates who have accepted. */
  accepted: z.number().int(),
});
export type OrganisedCourse = z.output<typeof organisedCourse>;

export const organisedCoursesSchemas = {
  listOrganisedCourses: { response: z.array(organisedCourse) },
  getOrganisedCourse: {
    params: inVirtualGroup,
    response: organisedCourse.extend({ needs: z.array(needsRow) }),
  },
};
