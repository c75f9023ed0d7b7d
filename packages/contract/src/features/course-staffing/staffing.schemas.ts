import { z } from 'zod';
import { baseListsOf, savedListsOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, inVirtualGroup, moment, placeShown, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ignoring, withReason } from '../course-planning/planning.schemas.ts';
import { coTrainersMost } from './staffing.rules.ts';

/** A trainer who has said that they cannot attend. `reason` is null for everybody but site admins and that trainer. */
const cannotAttend = z.object({ reported_at: moment, reason: z.string().nullable() });

/** A person who leads the course. `cannot_attend` is null while they can. */
const leader = placeShown.extend({ cannot_attend: cannotAttend.nullable() });
export type Leader = z.output<typeof leader>;

/** People who lead a course: its trainer, and its co-trainers in the order of their ids. */
const managers = z.object({ lead: leader.nullable(), co_trainers: z.array(leader) });
export type Managers = z.output<typeof managers>;

const coTrainerIds = z
  .array(id)
  .max(coTrainersMost, `Choose ${coTrainersMost} co-trainers at most`)
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each co-trainer once');

/** Co-trainers as one field, written by `coTrainerTexts`. */
const coTrainerFields = { co_trainers: z.string() };

export const staffingSchemas = {
  changeManagers: {
    params: inVirtualGroup,
    body: commandSchema(
      {
        userIds: coTrainerIds,
        baseValues: baseListsOf(coTrainerFields).optional(),
        /** The co-trainers that a page of the release before was opened with. It sends no base values. */
        baseUserIds: coTrainerIds.optional(),
        ...ignoring,
      },
      withReason,
    ),
    response: managers.extend(savedListsOf(coTrainerFields).shape),
  },
  listManagers: { params: inVirtualGroup, response: managers },
  reportCannotAttend: {
    params: inVirtualGroup,
    body: z.strictObject({ reason: requiredText(limits.name) }),
    response: done,
  },
  withdrawCannotAttend: { params: inVirtualGroup, response: done },
};
