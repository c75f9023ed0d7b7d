import type { QueryClient } from '@tanstack/react-query';
import { askUser, homeOf } from '../../../platform/session/index.ts';
import { untilSiteInfo } from '../../../platform/site-info/index.ts';

/** Returns the home of the person who is signed in already, otherwise undefined: the login page opens. */
export async function enterLogin(client: QueryClient): Promise<string | undefined> {
  const [user] = await Promise.all([askUser(), untilSiteInfo(client)]);
  return user === undefined ? undefined : homeOf(user).base;
}
