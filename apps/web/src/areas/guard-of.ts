import { hasServiceLevels } from '@doselore/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { areaOf, canUnder } from '../platform/area/index.ts';
import type { RouteEntry } from '../platform/routes/index.ts';
import { checkLoggedIn, holdsRole } from '../platform/session/index.ts';
import { LevelTooLow } from '../ui/states/level-too-low.ts';

/**
 * Returns the loader that redirects people who are signed out or may not open a page. The server checks every call
 * again.
 */
export function guardOf(entry: RouteEntry, client: QueryClient) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const route = { name: `${entry.area}:${entry.name}`, path: pathname, params, query: search };
    const verdict = await checkLoggedIn(client, route, entry);
    if (verdict.kind === 'go') return redirect(verdict.path);
    if (verdict.kind === 'reload') return redirectDocument('/');
    const { role, level } = areaOf(entry.area);
    if (verdict.user.provisional) return redirect('/provisional-account');
    if (verdict.user.two_step.must_set_up) return redirect('/set-up-two-step');
    if (role !== undefined && !holdsRole(verdict.user, role)) return redirect('/404');
    if (entry.permission === undefined) return null;
    const subgroupId = entry.isForAllServices ? undefined : params.subgroupId;
    const claim = { level: entry.permissionLevel ?? level, action: entry.permission, subgroupId };
    if (canUnder(verdict.user, claim)) return null;
    if (hasServiceLevels(claim.level)) throw new LevelTooLow();
    return redirect('/404');
  };
}
