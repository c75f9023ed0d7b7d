import { z } from 'zod';
import { inPlace } from '../../common.schemas.ts';
import { bulkPeople } from './members.schemas.ts';

const count = z.number().int();

/** Links that are sent in the background; those who got none are named once it is over. */
export const linkRound = z.object({
  id: count,
  created_at: z.string(),
  finished_at: z.string().nullable(),
  waiting: count,
  sent: count,
  failed: count,
  not_sent: z.array(z.object({ id: count, name: z.string(), reason: z.string() })),
});
export type LinkRound = z.output<typeof linkRound>;

const latest = z.object({ round: linkRound.nullable() });

export const passwordLinksSchemas = {
  resetPasswords: { params: inPlace, body: bulkPeople({}), response: linkRound },
  getLinkRound: { params: inPlace, response: latest },
  getLinkFailures: { params: inPlace, response: z.any() },
};
