import { z } from 'zod';
import { day, id } from '../../common.schemas.ts';
import { bulkPeople } from '../members/members.schemas.ts';
import { bulkResult } from '../users/people.schemas.ts';
import { endingKinds } from './leaving.rules.ts';

const groupPlace = z.strictObject({ groupId: id });

/** Something that ends when a member leaves. */
export const ending = z.object({
  name: z.string(),
  kind: z.enum(endingKinds),
  /** Title of the course. */
  title: z.string(),
  /** First day of the course. Null for a draft without a date, and for licences. */
  day: day.nullable(),
});
export type Ending = z.output<typeof ending>;

export const leavingSchemas = {
  archiveMembers: {
    params: groupPlace,
    body: bulkPeople({ archived: z.boolean() }),
    /** `lost`: what a restored member could not be given back, and why. */
    response: bulkResult.extend({ lost: z.array(ending.extend({ why: z.string() })) }),
  },
  previewLeaving: {
    params: groupPlace,
    body: bulkPeople({}),
    /** The counts are complete. `rows` are the first of them. */
    response: z.object({ counts: z.record(z.enum(endingKinds), z.number().int()), rows: z.array(ending) }),
  },
};
