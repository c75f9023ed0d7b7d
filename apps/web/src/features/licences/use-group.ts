import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { groupQuery } from '../places/index.ts';

/** The organisation of the address; its name arrives when it arrives. */
export function useGroup(): { groupId: number; groupName: string | undefined } {
  const { level } = useArea();
  const groupId = useRouteId('groupId') ?? 0;
  const { data } = useQuery(groupQuery(level, groupId));
  return { groupId, groupName: data?.name };
}
