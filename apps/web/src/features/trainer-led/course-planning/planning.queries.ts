import { type Body, commandOf, type Level, type Place } from '@doselore/contract';
import {
  createGroupVirtualGroup,
  createSubgroupVirtualGroup,
  deleteVirtualGroup,
  publishVirtualGroup,
  unpublishVirtualGroup,
} from '@doselore/contract/course-planning';
import { sendUserLink } from '@doselore/contract/users';
import { chooseVenues } from '@doselore/contract/venues';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const virtualGroups = roomQueries('virtual-groups');
const venues = roomQueries('venues');

/** Venues that the organisation can use, by name. */
export const venueChoicesQuery = (level: Level, groupId: number) =>
  venues.every(chooseVenues, { level, params: { groupId }, query: { sort: 'name' } });

export type NewCourse = Body<typeof createGroupVirtualGroup>;

export const sendNewCourse = (level: Level, { groupId, subgroupId }: Place, body: NewCourse) =>
  subgroupId === undefined
    ? callEndpoint(createGroupVirtualGroup, { level, params: { groupId }, body: commandOf(body) })
    : callEndpoint(createSubgroupVirtualGroup, { level, params: { groupId, subgroupId }, body: commandOf(body) });

const steps = { unpublish: unpublishVirtualGroup, delete: deleteVirtualGroup };
export type PlanStep = 'publish' | keyof typeof steps;

type PlanStepCall = { level: Level; virtualGroupId: number; step: PlanStep; reason: string };

/** Takes a step. With a reason a draft is scheduled in spite of conflicts. */
export function sendPlanStep({ level, virtualGroupId, step, reason }: PlanStepCall) {
  const params = { virtualGroupId };
  return step === 'publish'
    ? callEndpoint(publishVirtualGroup, {
        ...{ level, params },
        body: commandOf({ ignoreConflictWarning: reason === '' ? 0 : 1, conflict_reason: reason }),
      })
    : callEndpoint(steps[step], { level, params });
}

/** Sends a trainer who has not accepted it the invitation to the account again. */
export const sendTrainerInvitation = (userId: number) => callEndpoint(sendUserLink, { params: { userId } });
