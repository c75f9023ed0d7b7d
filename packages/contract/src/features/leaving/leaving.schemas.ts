import { z } from 'zod';
import { day, done, id } from '../../common.schemas.ts';
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

/** All endings by kind, and the first `endingsShown` of them. */
const preview = z.object({
  counts: z.record(z.enum(endingKinds), z.number().int()),
  rows: z.array(ending),
  /** Number of upcoming courses that the person leads. They continue, and need another trainer. */
  leads: z.number().int(),
});
export type LeavingPreview = z.output<typeof preview>;

/** Endings that could not be undone, each with the reason. Empty when people are archived. */
const lost = z.array(ending.extend({ why: z.string() }));
const person = z.strictObject({ userId: id });

export const leavingSchemas = {
  archiveMembers: {
    params: groupPlace,
    body: bulkPeople({ archived: z.boolean() }),
    response: bulkResult.extend({ lost }),
  },
  previewLeaving: {
    params: groupPlace,
    body: bulkPeople({}),
    response: preview,
  },
  archiveUser: {
    params: person,
    body: z.strictObject({ archived: z.boolean() }),
    response: done.extend({ lost }),
  },
  previewUserLeaving: { params: person, response: preview },
};
