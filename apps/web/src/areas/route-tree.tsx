import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { type AreaKey, areaOf, areas, type Frame, learnerAlias } from '../platform/area/index.ts';
import type { RouteEntry } from '../platform/routes/index.ts';
import { loadPageScript } from '../platform/scripts/index.ts';
import { RouteFailure } from '../ui/states/route-failure.tsx';
import { type Frames, LoadedFrame } from './area-frame.tsx';
import { guardOf } from './guard-of.ts';
import { LoadedScreen, pageLoader } from './page-loader.tsx';

const frameNames: readonly Frame[] = ['learning', 'player', 'admin', 'general', 'bare'];
const areaKeys = Object.keys(areas) as AreaKey[];

function entranceOf({ enter }: RouteEntry, client: QueryClient) {
  return async () => {
    const instead = await enter?.(client);
    return instead === undefined ? null : redirect(instead);
  };
}

function routeOf(entry: RouteEntry, client: QueryClient): RouteObject {
  return {
    path: entry.path,
    handle: entry,
    element: <LoadedScreen screen={entry.screen} />,
    loader: pageLoader(entry, entry.open ? entranceOf(entry, client) : guardOf(entry, client)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    errorElement: <RouteFailure />,
  };
}

/** Returns the id of the layout of an area and a frame, below which pages can be added later. */
export const frameId = (area: AreaKey, frame: Frame): string => `${area}/${frame}`;

function frameRoute(target: ComponentProps<typeof LoadedFrame>, children: RouteObject[]): RouteObject {
  return {
    id: frameId(target.area.key, target.frame),
    loader: async () => {
      await loadPageScript(target.load);
      return null;
    },
    element: <LoadedFrame {...target} />,
    shouldRevalidate: () => false,
    children,
  };
}

function underAlias(entry: RouteEntry): RouteEntry[] {
  const { base } = areas.learner;
  if (entry.area !== 'learner' || !entry.path.startsWith(base)) return [];
  return [{ ...entry, path: entry.path.replace(base, learnerAlias) }];
}

/** Returns the pages of a layout, for entries of its area and frame. */
export const pagesOf = (entries: readonly RouteEntry[], client: QueryClient): RouteObject[] =>
  entries.flatMap((entry) => [entry, ...underAlias(entry)]).map((entry) => routeOf(entry, client));

/** Returns the routes of the entries: one layout for each area and frame, with its pages inside. */
export function routeTree(entries: readonly RouteEntry[], frames: Frames, client: QueryClient): RouteObject[] {
  return areaKeys.flatMap((area) =>
    frameNames.flatMap((frame) => {
      const own = entries.filter((entry) => entry.area === area && entry.frame === frame);
      const load = frames[frame];
      if (own.length === 0 || load === undefined) return [];
      return [frameRoute({ area: areaOf(area), frame, load }, pagesOf(own, client))];
    }),
  );
}
