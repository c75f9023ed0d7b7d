import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, type PatchRoutesOnNavigationFunctionArgs, redirect } from 'react-router';
import { areas, learnerAlias } from '../platform/area/index.ts';
import { loadedAlready, loadPageScript } from '../platform/scripts/index.ts';
import { RouteFailure } from '../ui/states/route-failure.tsx';
import { Splash } from '../ui/states/splash.tsx';
import type { Frames } from './area-frame.tsx';
import { firstRoutes } from './first-routes.ts';
import { BareFrame } from './frames/bare-frame.tsx';
import { addOrganiserPages } from './organiser-pages.ts';
import { addToRegistry } from './route-registry.ts';
import { frameId, pagesOf, routeTree } from './route-tree.tsx';

const frames: Frames = {
  learning: () => import('./frames/learner-frame.tsx').then((m) => m.LearnerFrame),
  player: () => import('./frames/player-frame.tsx').then((m) => m.PlayerFrame),
  general: () => import('./frames/general-frame.tsx').then((m) => m.GeneralFrame),
  bare: loadedAlready(BareFrame),
};

const rootId = 'root';
const adminBases = Object.values(areas)
  .filter(({ frame }) => frame === 'admin')
  .map(({ base }) => base);

const adminScript = () => import('./admin-routes.ts');

const organiserBases = [areas.learner.base, learnerAlias].flatMap((base) => [
  `${base}/organised-courses`,
  `${base}/booking-enquiries`,
]);

type Patch = PatchRoutesOnNavigationFunctionArgs['patch'];

/** Returns the function that adds the pages of a script when somebody first opens one of their addresses. */
function loadsPages<Pages>(
  bases: readonly string[],
  load: () => Promise<Pages>,
  add: (pages: Pages, patch: Patch) => void,
) {
  let isAdded = false;
  return async ({ path, patch, signal }: PatchRoutesOnNavigationFunctionArgs) => {
    if (isAdded || !bases.some((base) => path === base || path.startsWith(`${base}/`))) return;
    await loadPageScript(load);
    const pages = await load();
    // When another navigation has replaced this one, the router ignores its pages. The other one adds them.
    if (isAdded || signal.aborted) return;
    isAdded = true;
    add(pages, patch);
  };
}

export function createAppRouter(client: QueryClient) {
  const loadsAdmin = loadsPages(adminBases, adminScript, ({ adminRoutes, AdminFrame }, patch) => {
    addToRegistry(adminRoutes);
    const own: Frames = { admin: () => Promise.resolve(AdminFrame), ...(frames.player && { player: frames.player }) };
    patch(rootId, routeTree(adminRoutes, own, client));
  });
  const loadsOrganiser = loadsPages(organiserBases, addOrganiserPages, (routes, patch) =>
    patch(frameId('learner', 'learning'), pagesOf(routes, client)),
  );
  return createBrowserRouter(
    [
      {
        id: rootId,
        hydrateFallbackElement: <Splash />,
        errorElement: <RouteFailure />,
        children: [
          { path: '/', element: <Navigate to={areas.learner.base} replace /> },
          { path: '/virtual-group-admin', element: <Navigate to={areas.trainer.base} replace /> },
          ...routeTree(firstRoutes, frames, client),
          // A loader instead of an element, so that nothing leaves an address whose pages are still being loaded.
          { path: '*', loader: () => redirect('/404') },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async (target) => {
        await loadsAdmin(target);
        await loadsOrganiser(target);
      },
    },
  );
}
