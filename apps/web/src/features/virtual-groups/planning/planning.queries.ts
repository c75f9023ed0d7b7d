import { type Body, endpointAt, type Level, type Place, type Query } from '@doselore/contract';
import { sendUserLink } from '@doselore/contract/users';
import { chooseVenues } from '@doselore/contract/venues';
import {
  changeDelegates,
  changeVirtualGroup,
  createGroupVirtualGroup,
  createSubgroupVirtualGroup,
  deleteVirtualGroup,
  duplicateVirtualGroup,
  getPlan,
  listDelegateChoices,
  listPlanChoices,
  planVirtualGroup,
  publishVirtualGroup,
  unpublishVirtualGroup,
} from '@doselore/contract/virtual-groups';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow } from '../../../platform/api/index.ts';

/** A Pharmacist-led Course under the address of its organisation or service. */
export type CourseAt = Place & { virtualGroupId: number };

export function planChoicesQuery(level: Level, place: Place) {
  return queryOptions({
    queryKey: ['virtual-groups', 'choices', level, place],
    queryFn: ({ signal }) => callEndpoint(endpointAt(listPlanChoices, place), { level, params: place, signal }),
  });
}

export function planQuery(level: Level, at: CourseAt) {
  return queryOptions({
    queryKey: ['virtual-groups', 'plan', level, at],
    queryFn: ({ signal }) => callEndpoint(endpointAt(getPlan, at), { level, params: at, signal }),
  });
}

/** Venues that the organisation can use, by name. */
export function venueChoicesQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['venues', 'choices', level, groupId],
    queryFn: ({ signal }) =>
      everyRow((page) =>
        callEndpoint(chooseVenues, { level, params: { groupId }, query: { ...page, sort: 'name' }, signal }),
      ),
  });
}

export type NewCourse = Body<typeof createGroupVirtualGroup>;

export function sendNewCourse(level: Level, { groupId, subgroupId }: Place, body: NewCourse) {
  return subgroupId === undefined
    ? callEndpoint(createGroupVirtualGroup, { level, params: { groupId }, body })
    : callEndpoint(createSubgroupVirtualGroup, { level, params: { groupId, subgroupId }, body });
}

export function saveCourse(level: Level, at: CourseAt, body: Body<typeof changeVirtualGroup.group>) {
  return callEndpoint(endpointAt(changeVirtualGroup, at), { level, params: at, body });
}

export function saveSchedule(level: Level, virtualGroupId: number, body: Body<typeof planVirtualGroup>) {
  return callEndpoint(planVirtualGroup, { level, params: { virtualGroupId }, body });
}

export function sendDuplicate(level: Level, at: CourseAt, body: Body<typeof duplicateVirtualGroup.group>) {
  return callEndpoint(endpointAt(duplicateVirtualGroup, at), { level, params: at, body });
}

const steps = { unpublish: unpublishVirtualGroup, delete: deleteVirtualGroup };
export type PlanStep = 'publish' | keyof typeof steps;

type PlanStepCall = { level: Level; virtualGroupId: number; step: PlanStep; reason: string };

/** Takes a step. With a reason a draft is scheduled in spite of conflicts. */
export function sendPlanStep({ level, virtualGroupId, step, reason }: PlanStepCall) {
  const params = { virtualGroupId };
  return step === 'publish'
    ? callEndpoint(publishVirtualGroup, {
        ...{ level, params },
        body: { ignoreConflictWarning: reason === '' ? 0 : 1, conflict_reason: reason },
      })
    : callEndpoint(steps[step], { level, params });
}

type ChoicesQuery = Query<typeof listDelegateChoices.group>;

export function delegateChoicesQuery(level: Level, at: CourseAt, query: ChoicesQuery) {
  return queryOptions({
    queryKey: ['virtual-groups', 'membership', level, at, query],
    queryFn: ({ signal }) => callEndpoint(endpointAt(listDelegateChoices, at), { level, params: at, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function sendDelegates(level: Level, at: CourseAt, body: Body<typeof changeDelegates.group>) {
  return callEndpoint(endpointAt(changeDelegates, at), { level, params: at, body });
}

/** Sends a trainer who has not accepted it the invitation to the account again. */
export const sendTrainerInvitation = (userId: number) =>
  callEndpoint(sendUserLink, { level: 'superAdmin', params: { userId } });
