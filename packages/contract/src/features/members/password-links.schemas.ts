import { z } from 'zod';
import { inPlace } from '../../common.schemas.ts';
import { bulkPeople } from './members.schemas.ts';

const count = z.number().int();

/** Round of links, sent in the background. At its end it names the people who got none. */
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
