import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../platform/session/index.ts';

/** Who manages one service goes straight into it; the guard of the page behind deals with everybody else. */
export async function enterSubgroupZone(client: QueryClient): Promise<string> {
  const user = await client.ensureQueryData(currentUserQuery).catch(() => undefined);
  const [only, ...others] = user?.subgroups_managed ?? [];
  if (only === undefined || others.length > 0) return '/subgroup-admin/subgroups';
  return `/subgroup-admin/${only.group.id}/${only.id}/members`;
}
