import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../platform/session/index.ts';

/** Who manages one organisation goes straight into it; the guard of the page behind deals with everybody else. */
export async function enterGroupZone(client: QueryClient): Promise<string> {
  const user = await client.ensureQueryData(currentUserQuery).catch(() => undefined);
  const [only, ...others] = user?.groups_managed ?? [];
  return only !== undefined && others.length === 0 ? `/group-admin/${only.id}/dashboard` : '/group-admin/groups';
}
