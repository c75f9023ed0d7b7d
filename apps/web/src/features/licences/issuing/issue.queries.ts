import { type Answer, AppError, type Level } from '@doselore/contract';
import {
  issueFromPool,
  issueFromPot,
  issueFromVirtualGroup,
  issueLicence,
  listIssueOptions,
  listPoolOptions,
  listPotOptions,
  listVirtualGroupOptions,
} from '@doselore/contract/licences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { PersonHere } from '../licence-place.ts';

type Options = Answer<typeof listIssueOptions>;
export type IssueOption = Options['options'][number];

/** The flag is set service by service: who has it in another one finds the general pot closed here. */
function closedPot(error: unknown): Pick<Options, 'options'> {
  if (error instanceof AppError && error.code === 'not_found') return { options: [] };
  throw error;
}

/** What could be issued: a virtual group's own pool, a service's pool and then the general pot, or the pot alone. */
export function issueOptionsQuery(level: Level, person: PersonHere, { mayUsePot }: { mayUsePot: boolean }) {
  const { userId } = person;
  const { groupId, subgroupId, virtualGroupId } = person.place;
  return queryOptions({
    queryKey: ['licences', 'options', level, person, mayUsePot],
    queryFn: async ({ signal }): Promise<Options> => {
      if (virtualGroupId !== null)
        return callEndpoint(listVirtualGroupOptions, { level, params: { virtualGroupId, userId }, signal });
      if (subgroupId === null) return callEndpoint(listIssueOptions, { level, params: { groupId, userId }, signal });
      const call = { level, params: { groupId, subgroupId, userId }, signal };
      const [pool, pot] = await Promise.all([
        callEndpoint(listPoolOptions, call),
        mayUsePot ? callEndpoint(listPotOptions, call).catch(closedPot) : { options: [] },
      ]);
      return { member: pool.member, options: [...pool.options, ...pot.options] };
    },
  });
}

type Issue = Pick<IssueOption, 'productType' | 'productId' | 'certificateMonths' | 'source'> & {
  idempotencyKey: string;
};

export function sendIssue(level: Level, { place, userId }: PersonHere, { source, ...body }: Issue): Promise<unknown> {
  const { groupId, subgroupId, virtualGroupId } = place;
  const one = { ...body, userIds: [userId], mode: 'all' as const };
  if (virtualGroupId !== null)
    return callEndpoint(issueFromVirtualGroup, { level, params: { virtualGroupId }, body: one });
  if (subgroupId === null) return callEndpoint(issueLicence, { level, params: { groupId, userId }, body });
  const endpoint = source === 'POT' ? issueFromPot : issueFromPool;
  return callEndpoint(endpoint, { level, params: { groupId, subgroupId }, body: one });
}
