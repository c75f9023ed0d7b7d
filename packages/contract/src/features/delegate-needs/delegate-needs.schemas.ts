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
      /** Whether they can be changed: until the course begins. */
      may_change: z.boolean(),
      /** Who reads them, by name. Null while the course has none. */
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
