import { z } from 'zod';
import { day, id, listQuery, pageOf, placeShown } from '../../common.schemas.ts';
import { absenceSeats, absenceStates } from './absences.rules.ts';

/** One person who did not come to one closed course. */
const absence = z.object({
  /** Course and person, such as `7 12`. */
  key: z.string(),
  user: placeShown,
  group: placeShown,
  subgroup: placeShown.nullable(),
  virtual_group: placeShown,
  product: placeShown,
  trainer: z.string().nullable(),
  /** Last day of the course. */
  day: z.iso.date(),
  is_excused: z.boolean(),
  /** `returned` when closing took back the unstarted licence of this course, `forfeited` when its seat was written off. */
  seat: z.enum(absenceSeats),
  /** Course that the person attended instead, and its day. */
  caught_up: z.object({ virtual_group: placeShown, day: z.iso.date() }).nullable(),
  /** True while the person is a member, and can be invited to another course. */
  is_member: z.boolean(),
});
export type Absence = z.output<typeof absence>;

/** A service, trainer or product, with its absences. */
const counted = placeShown.extend({ count: z.number().int() });

const absencesQuery = listQuery.extend({
  groupId: id.optional(),
  subgroupId: id.optional(),
  trainerId: id.optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
  state: z.enum(absenceStates).default(''),
});
export type AbsencesQuery = z.output<typeof absencesQuery>;

export const absencesSchemas = {
  listAbsences: {
    query: absencesQuery,
    response: pageOf(absence).extend({
      /** Numbers over the filters, without the search. `there` counts the people who came, all or part of the time. */
      figures: z.object({
        absent: z.number().int(),
        excused: z.number().int(),
        caught_up: z.number().int(),
        there: z.number().int(),
      }),
      services: z.array(counted),
      trainers: z.array(counted),
      products: z.array(counted),
    }),
  },
};
