import { z } from 'zod';
import { day, id } from '../../common.schemas.ts';
import { bulkPeople } from '../members/members.schemas.ts';
import { bulkResult } from '../users/people.schemas.ts';
import { endingKinds } from './leaving.rules.ts';

const groupPlace = z.strictObject({ groupId: id });

/** Course duty or licence that ends when a member leaves. */
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
    /** `lost`: endings that could not be undone, each with the reason. Empty when members are archived. */
    response: bulkResult.extend({ lost: z.array(ending.extend({ why: z.string() })) }),
  },
  previewLeaving: {
    params: groupPlace,
    body: bulkPeople({}),
    /** `counts`: all endings by kind. `rows`: the first `endingsShown` endings. */
    response: z.object({ counts: z.record(z.enum(endingKinds), z.number().int()), rows: z.array(ending) }),
  },
};
