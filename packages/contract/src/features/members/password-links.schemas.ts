import { z } from 'zod';
import { bulkPeople, groupPlace, subgroupPlace } from './members.schemas.ts';

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
  resetGroupPasswords: { params: groupPlace, body: bulkPeople({}), response: linkRound },
  resetSubgroupPasswords: { params: subgroupPlace, body: bulkPeople({}), response: linkRound },
  getGroupLinkRound: { params: groupPlace, response: latest },
  getSubgroupLinkRound: { params: subgroupPlace, response: latest },
  getGroupLinkFailures: { params: groupPlace, response: z.any() },
  getSubgroupLinkFailures: { params: subgroupPlace, response: z.any() },
};
