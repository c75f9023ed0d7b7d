import { hasServiceLevels } from '@doselore/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router';
import { type AreaKey, areaOf, areas, canUnder, type Frame, learnerAlias } from '../platform/area/index.ts';
import { createRegistry, type RouteEntry } from '../platform/routes/index.ts';
import { checkLoggedIn, holdsRole } from '../platform/session/index.ts';
import { LevelTooLow } from '../ui/states/level-too-low.tsx';
import { RouteFailure } from '../ui/states/route-failure.tsx';
import { Splash } from '../ui/states/splash.tsx';
import { AreaFrame } from './area-frame.tsx';
import { groupAdminRoutes } from './group-admin/routes.tsx';
import { learnerRoutes } from './learner/routes.tsx';
import { publicRoutes } from './public/routes.tsx';
import { siteAdminRoutes } from './site-admin/routes.tsx';
import { subgroupAdminRoutes } from './subgroup-admin/routes.tsx';
import { trainerRoutes } from './trainer/routes.tsx';

export const registry = createRegistry([
  ...publicRoutes,
  ...learnerRoutes,
  ...siteAdminRoutes,
  ...groupAdminRoutes,
  ...subgroupAdminRoutes,
  ...trainerRoutes,
]);

const frames: readonly Frame[] = ['learning', 'player', 'admin', 'general', 'bare'];
const areaKeys = Object.keys(areas) as AreaKey[];

/**
 * Returns the loader that redirects people who are signed out or may not open a page. The server checks every call
 * again.
 */
function guardOf(entry: RouteEntry, client: QueryClient) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const wanted = { name: `${entry.area}:${entry.name}`, path: pathname, params, query: search };
    const verdict = await checkLoggedIn(client, wanted);
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

function entranceOf({ enter }: RouteEntry, client: QueryClient) {
  if (enter === undefined) return undefined;
  return async () => {
    const instead = await enter(client);
    return instead === undefined ? null : redirect(instead);
  };
}

function routeOf(entry: RouteEntry, client: QueryClient): RouteObject {
  return {
    path: entry.path,
    handle: entry,
    lazy: entry.screen,
    loader: entry.open ? entranceOf(entry, client) : guardOf(entry, client),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    errorElement: <RouteFailure />,
  };
}

function underAlias(entry: RouteEntry): RouteEntry[] {
  const { base } = areas.learner;
  if (entry.area !== 'learner' || !entry.path.startsWith(base)) return [];
  return [{ ...entry, path: entry.path.replace(base, learnerAlias) }];
}

function layoutOf(area: AreaKey, frame: Frame, client: QueryClient): RouteObject[] {
  const entries = registry.entries.filter((entry) => entry.area === area && entry.frame === frame);
  if (entries.length === 0) return [];
  const children = entries.flatMap((entry) => [entry, ...underAlias(entry)]).map((entry) => routeOf(entry, client));
  return [{ element: <AreaFrame area={areaOf(area)} frame={frame} />, children }];
}

export function createAppRouter(client: QueryClient) {
  const layouts = areaKeys.flatMap((area) => frames.flatMap((frame) => layoutOf(area, frame, client)));
  return createBrowserRouter([
    {
      hydrateFallbackElement: <Splash />,
      errorElement: <RouteFailure />,
      children: [
        { path: '/', element: <Navigate to={areas.learner.base} replace /> },
        { path: '/virtual-group-admin', element: <Navigate to={areas.trainer.base} replace /> },
        ...layouts,
        { path: '*', element: <Navigate to="/404" replace /> },
      ],
    },
  ]);
}
