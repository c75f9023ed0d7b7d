import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { memberQuery } from '../../people/members/index.ts';
import { issueOptionsQuery } from './issue-options.queries.ts';
import { type PersonHere, useLicencePlace } from './licence-place.ts';

/**
 * Returns the person and the place of the address. Trainers cannot read members, so their name comes from the licences
 * that they could issue.
 */
export function usePersonHere(): { person: PersonHere; name: string | undefined; hasLeft: boolean } {
  const { level, can } = useArea();
  const { place } = useLicencePlace();
  const { groupId, subgroupId } = place;
  const person = { place, userId: useRouteId('userId') ?? 0 };
  const member = useQuery({ ...memberQuery(level, { groupId, subgroupId }, person.userId), enabled: groupId !== 0 });
  const delegate = useQuery({
    ...issueOptionsQuery(level, person, { mayUsePot: false }),
    enabled: groupId === 0 && can('licences.issue'),
  });
  const hasLeft = typeof member.data?.left_at === 'string';
  return { person, hasLeft, name: member.data === undefined ? delegate.data?.member.name : fullName(member.data) };
}
