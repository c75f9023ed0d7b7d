import { z } from 'zod';
import { baseValuesOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id } from '../../common.schemas.ts';

const groupManager = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** False for an account that is not yet activated, and for somebody who has left. */
  can_act: z.boolean(),
});
export type GroupManager = z.output<typeof groupManager>;

const flags = { general_pot_access: z.boolean(), view_siblings: z.boolean() };
const subgroupManager = groupManager.extend(flags);
export type SubgroupManager = z.output<typeof subgroupManager>;

export const managersSchemas = {
  listGroupManagers: { params: z.strictObject({ groupId: id }), response: z.array(groupManager) },
  addGroupManager: { params: z.strictObject({ groupId: id, userId: id }), response: done },
  removeGroupManager: { params: z.strictObject({ groupId: id }), body: z.strictObject({ userId: id }), response: done },
  makeOrganiser: { params: z.strictObject({ groupId: id, userId: id }), response: done },
  removeOrganiser: { params: z.strictObject({ groupId: id, userId: id }), response: done },
  listSubgroupManagers: { params: z.strictObject({ groupId: id, subgroupId: id }), response: z.array(subgroupManager) },
  putSubgroupManager: {
    params: z.strictObject({ groupId: id, subgroupId: id }),
    body: commandSchema({ userId: id, ...flags, baseValues: baseValuesOf(flags).nullable() }),
    response: done,
  },
  removeSubgroupManager: {
    params: z.strictObject({ groupId: id, subgroupId: id }),
    body: z.strictObject({ userId: id }),
    /** Rights that the person had there, for an undo. Null when they were no longer an admin. */
    response: z.object({ was: z.object(flags).nullable() }),
  },
};
