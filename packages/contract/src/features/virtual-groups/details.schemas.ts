import { z } from 'zod';
import { inVirtualGroup } from '../../common.schemas.ts';
import { equipment } from '../venues/venues.rules.ts';

/** Details of the place of a course for the people who run it, with the people they can call. */
const details = z.object({
  /** Room in the venue, or a place that was typed. */
  room: z.string().nullable(),
  venue: z
    .object({
      name: z.string(),
      /** Street, town and postcode. */
      address: z.string(),
      capacity: z.number().int(),
      equipment: z.array(z.enum(equipment)),
      access_notes: z.string(),
      contact: z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() }),
    })
    .nullable(),
  /** Account that makes the meetings of a virtual course, or null for a typed link. Null face to face. */
  meeting: z.object({ account: z.string().nullable() }).nullable(),
  organiser: z.object({ name: z.string(), email: z.string() }).nullable(),
});
export type CourseDetails = z.output<typeof details>;

export const detailsSchemas = { getCourseDetails: { params: inVirtualGroup, response: details } };
