import { type Answer, AppError, isService, type Level } from '@doselore/contract';
import { listIssueOptions, listPotOptions, listVirtualGroupOptions } from '@doselore/contract/licence-issue';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';
import type { PersonHere } from './licence-place.ts';

const licences = roomQueries('licences');

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
export const issueOptionsQuery = (level: Level, person: PersonHere, { mayUsePot }: { mayUsePot: boolean }) =>
  licences.combined('options', { level, person, mayUsePot }, async (parts, { signal }): Promise<Options> => {
    const { userId } = parts.person;
    const { virtualGroupId, ...place } = parts.person.place;
    const by = { level: parts.level, signal };
    if (virtualGroupId !== null)
      return callEndpoint(listVirtualGroupOptions, { ...by, params: { virtualGroupId, userId } });
    if (!isService(place)) return callEndpoint(listIssueOptions.group, { ...by, params: { ...place, userId } });
    const call = { ...by, params: { ...place, userId } };
    const [pool, pot] = await Promise.all([
      callEndpoint(listIssueOptions.subgroup, call),
      parts.mayUsePot ? callEndpoint(listPotOptions, call).catch(closedPot) : { options: [] },
    ]);
    return { member: pool.member, options: [...pool.options, ...pot.options] };
  });
