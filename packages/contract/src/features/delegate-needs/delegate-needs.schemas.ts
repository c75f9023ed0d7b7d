import { z } from 'zod';
import { done, inVirtualGroup, placeShown } from '../../common.schemas.ts';
import { ruleMessages } from '../../messages.ts';
import { needsMax } from './delegate-needs.rules.ts';

const need = z.string().trim().max(needsMax, ruleMessages.maxText(needsMax));
const needs = { access: need, dietary: need };

export const needsRow = z.object({ user: placeShown, access: z.string(), dietary: z.string() });
export type NeedsRow = z.output<typeof needsRow>;

export const delegateNeedsSchemas = {
  getOwnNeeds: {
    params: inVirtualGroup,
    response: z.object({
      access: z.string(),
      dietary: z.string(),
      /** True until the course begins: the delegate can change the texts. */
      may_change: z.boolean(),
      /** Names of the people who read the texts. Null while the course has no trainer or organiser. */
      trainer: z.string().nullable(),
      organiser: z.string().nullable(),
    }),
  },
  saveOwnNeeds: { params: inVirtualGroup, body: z.strictObject(needs), response: done },
  listNeeds: {
    params: inVirtualGroup,
    response: z.object({
      /** False for admins who are not the organiser of the course. `rows` is then empty. */
      may_read: z.boolean(),
      rows: z.array(needsRow),
    }),
  },
};
