import {
  type Answer,
  issueLicence,
  type Level,
  listIssueOptions,
  listMemberLicences,
  listUserLicences,
  type ProductType,
} from '@doselore/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export type IssueOption = Answer<typeof listIssueOptions>['options'][number];
export type MemberLicence = Answer<typeof listMemberLicences>[number];
export type MemberPlace = { groupId: number; userId: number };

export type Issue = { productType: ProductType; productId: number; certificateMonths: number };

export function issueOptionsQuery(level: Level, place: MemberPlace) {
  return queryOptions({
    queryKey: ['licences', 'options', level, place],
    queryFn: ({ signal }) => callEndpoint(listIssueOptions, { level, params: place, signal }),
  });
}

/** Over all organisations, for site admins. */
export function userLicencesQuery(userId: number) {
  return queryOptions({
    queryKey: ['licences', 'user', userId],
    queryFn: ({ signal }) => callEndpoint(listUserLicences, { level: 'superAdmin', params: { userId }, signal }),
  });
}

export function memberLicencesQuery(level: Level, place: MemberPlace) {
  return queryOptions({
    queryKey: ['licences', 'member', level, place],
    queryFn: ({ signal }) => callEndpoint(listMemberLicences, { level, params: place, signal }),
  });
}

export function sendIssue(level: Level, place: MemberPlace, issue: Issue & { idempotencyKey: string }) {
  return callEndpoint(issueLicence, { level, params: place, body: issue });
}

/** Stock, the counts in the lists of organisations and members, and what the person sees as a learner. */
export function refreshAfterLicences(client: QueryClient): Promise<unknown> {
  const keys = ['licences', 'groups', 'members', 'my-learning'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
