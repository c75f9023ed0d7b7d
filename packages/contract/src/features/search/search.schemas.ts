import { z } from 'zod';
import { limits } from '../../limits.ts';

const thing = z.object({ id: z.number().int(), name: z.string() });

/** Results of a search, a few of each kind. Only records that the caller could open. */
export const found = z.object({
  groups: z.array(thing),
  subgroups: z.array(thing.extend({ group: thing })),
  /**
   * People, with the place in the caller's reach where they are a member. A site admin also finds people without a
   * place.
   */
  people: z.array(
    thing.extend({ email: z.string(), group: thing.nullable(), subgroup_id: z.number().int().nullable() }),
  ),
  courses: z.array(thing),
  /** Projects of bookings, those that are open first. Only a site admin finds them. */
  projects: z.array(thing.extend({ group: thing })),
});
export type Found = z.output<typeof found>;

export const searchSchemas = {
  search: { query: z.strictObject({ q: z.string().trim().min(2).max(limits.name) }), response: found },
};
