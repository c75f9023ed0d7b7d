import { z } from 'zod';
import { id, pageOf } from '../../common.schemas.ts';
import { membershipMax } from './members.rules.ts';
import { membershipQuery, membershipRow, subgroupPlace } from './members.schemas.ts';

export const membershipSchemas = {
  listMembership: {
    params: subgroupPlace,
    query: membershipQuery,
    response: pageOf(membershipRow).extend({ in_service: z.number().int() }),
  },
  changeMembership: {
    params: subgroupPlace,
    body: z.strictObject({ add: z.array(id).max(membershipMax), remove: z.array(id).max(membershipMax) }),
    response: z.object({ added: z.number().int(), removed: z.number().int() }),
  },
};
