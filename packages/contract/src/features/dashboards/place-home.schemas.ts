import { z } from 'zod';
import { day, inPlace, placeShown } from '../../common.schemas.ts';
import { trainingItem } from '../renewals/training-status.schemas.ts';

const count = z.number().int();

const placeHome = z.object({
  today: day,
  /** Numbers of certificates of current members, and the first certificates with their holders. */
  expiring: z.object({
    in_30: count,
    in_60: count,
    in_90: count,
    expired: count,
    people: z.array(z.object({ user: placeShown, item: trainingItem })),
  }),
  /** Documents that members still have to read. `names` has the first 3 people. */
  to_read: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      due_on: day.nullable(),
      people: count,
      overdue: count,
      names: z.array(z.string()),
    }),
  ),
  /** Admins of the organisation, for callers who may not issue its licences. Empty for other callers. */
  admins: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type PlaceHome = z.output<typeof placeHome>;

export const placeHomeSchemas = { getPlaceHome: { params: inPlace, response: placeHome } };
