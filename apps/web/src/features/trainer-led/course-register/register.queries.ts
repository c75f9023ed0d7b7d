import type { Body, Level } from '@doselore/contract';
import {
  issueAfterRegister,
  issueAfterRegisterWithPot,
  listUninvitedChoices,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
} from '@doselore/contract/course-register';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

/** Always loaded again, because licences and marks can change at any moment. */
const always = { staleTime: 0, gcTime: 0 };

export const uninvitedChoicesQuery = (level: Level, virtualGroupId: number, q: string) =>
  virtualGroups.one(listUninvitedChoices, { level, params: { virtualGroupId }, query: { q } }, always);

export function registerIssueQuery(level: Level, virtualGroupId: number, { mayUsePot }: { mayUsePot: boolean }) {
  const endpoint = mayUsePot ? previewRegisterIssueWithPot : previewRegisterIssue;
  return virtualGroups.one(endpoint, { level, params: { virtualGroupId } }, always);
}

export type RegisterIssue = Omit<Body<typeof issueAfterRegister>, 'idempotencyKey'> & { mayUsePot: boolean };

export function sendRegisterIssue(
  level: Level,
  virtualGroupId: number,
  { mayUsePot, ...body }: RegisterIssue & { idempotencyKey: string },
) {
  const endpoint = mayUsePot ? issueAfterRegisterWithPot : issueAfterRegister;
  return callEndpoint(endpoint, { level, params: { virtualGroupId }, body });
}
