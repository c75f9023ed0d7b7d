import { z } from 'zod';
import { id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { nameChangeActions, nameRequestStates } from './account.rules.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

const nameRequest = z.object({
  id: z.number().int(),
  /** Person with the name that they have now. */
  person: named,
  email: z.string(),
  new_name: z.string(),
  /** Organisations of the person that the caller reaches. */
  groups: z.array(named),
  state: z.enum(nameRequestStates),
  requested_at: moment,
  decided: z.object({ at: moment, by: z.string() }).nullable(),
});
export type NameRequest = z.output<typeof nameRequest>;

const inPlace = z.strictObject({ groupId: id.optional() });

export const nameRequestsSchemas = {
  listNameRequests: {
    params: inPlace,
    query: listQuery.extend({ state: z.enum(['', ...nameRequestStates]).default('pending') }),
    response: pageOf(nameRequest),
  },
  decideNameRequest: {
    params: inPlace.extend({ nameChangeId: id }),
    body: z.strictObject({
      action: z.enum(nameChangeActions),
      /** Present name of the person, as the caller saw it. */
      seenName: z.string().max(2 * limits.name + 1),
    }),
    response: z.object({ state: z.enum(['approved', 'declined']) }),
  },
};
