import { type Answer, AppError, isService, type Level } from '@doselore/contract';
import { listIssueOptions, listPotOptions, listVirtualGroupOptions } from '@doselore/contract/licence-issue';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';
import type { PersonHere } from './licence-place.ts';

type Options = Answer<typeof listIssueOptions.group>;
export type IssueOption = Options['options'][number];

/**
 * Treats a closed pot as empty. Access to the general pot is set per service, so a person may have it only elsewhere.
 */
function closedPot(error: unknown): Pick<Options, 'options'> {
  if (error instanceof AppError && error.code === 'not_found') return { options: [] };
  throw error;
}

/**
 * Licences that can be issued: from a virtual group's pool, from a service's pool and then the general pot, or from the
 * pot alone.
 */
export function issueOptionsQuery(level: Level, person: PersonHere, { mayUsePot }: { mayUsePot: boolean }) {
  const { userId } = person;
  const { virtualGroupId, ...place } = person.place;
  return queryOptions({
    queryKey: ['licences', 'options', level, person, mayUsePot],
    queryFn: async ({ signal }): Promise<Options> => {
      if (virtualGroupId !== null)
        return callEndpoint(listVirtualGroupOptions, { level, params: { virtualGroupId, userId }, signal });
      if (!isService(place))
        return callEndpoint(listIssueOptions.group, { level, params: { ...place, userId }, signal });
      const call = { level, params: { ...place, userId }, signal };
      const [pool, pot] = await Promise.all([
        callEndpoint(listIssueOptions.subgroup, call),
        mayUsePot ? callEndpoint(listPotOptions, call).catch(closedPot) : { options: [] },
      ]);
      return { member: pool.member, options: [...pool.options, ...pot.options] };
    },
  });
}
