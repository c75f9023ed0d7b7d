import { z } from 'zod';
import { done, moment, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { inVirtualGroup, placeShown } from '../ledger/ledger-keys.schemas.ts';

/** A trainer who has said that they cannot attend. `reason` is null for everybody but site admins and that trainer. */
const cannotAttend = z.object({ reported_at: moment, reason: z.string().nullable() });

/** A person who leads the course. `cannot_attend` is null while they can. */
const leader = placeShown.extend({ cannot_attend: cannotAttend.nullable() });
export type Leader = z.output<typeof leader>;

const managers = z.object({ lead: leader.nullable() });
export type Managers = z.output<typeof managers>;

export const staffingSchemas = {
  listManagers: { params: inVirtualGroup, response: managers },
  reportCannotAttend: {
    params: inVirtualGroup,
    body: z.strictObject({ reason: requiredText(limits.name) }),
    response: done,
  },
  withdrawCannotAttend: { params: inVirtualGroup, response: done },
};
