import { type Level, type ListQuery, listGroupMembers, listSubgroupMembers } from '@doselore/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export type MembersPlace = { groupId: number; subgroupId: number | null };

/** Members of an organisation, or of one of its services. Rows of another place are never shown in the meantime. */
export function membersQuery(level: Level, { groupId, subgroupId }: MembersPlace, query: ListQuery) {
  return queryOptions({
    queryKey: ['members', level, groupId, subgroupId, query],
    queryFn: ({ signal }) =>
      subgroupId === null
        ? callEndpoint(listGroupMembers, { level, params: { groupId }, query, signal })
        : callEndpoint(listSubgroupMembers, { level, params: { groupId, subgroupId }, query, signal }),
    placeholderData: (held, from) =>
      from?.queryKey[2] === groupId && from.queryKey[3] === subgroupId ? held : undefined,
  });
}
