import type { Action, Level } from '@doselore/contract';
import type { Icon } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type AreaKey, areaOf, type Frame } from '../area/index.ts';

export type Navigation = { group: string; label: string; icon: Icon; order: number };

/** One screen. The registry of these feeds router, navigation, document title, breadcrumbs and help. */
export type RouteEntry = {
  /** Unique within its area; `to(name)` finds it. */
  name: string;
  area: AreaKey;
  /** Full path, parameters as `:groupId`, a last optional one `:groupId?`. */
  path: string;
  title: string;
  frame: Frame;
  /** Open pages skip the logged-in check. */
  open: boolean;
  permission?: Action;
  /** Its permission changes things, but there is something to read as well: it is shown where a place is archived. */
  opensArchived?: boolean;
  /** The level that the permission is asked under, when it is not the area's. */
  permissionLevel?: Level;
  /** Name of the screen one step up, in the same area. */
  parent?: string;
  /** This screen stands for the thing this parameter names: breadcrumbs show its name instead of the title. */
  crumb?: string;
  navigation?: Navigation;
  helpKey: string;
  keywords: readonly string[];
  /** Runs on the way in; an address it answers replaces the screen. */
  enter?: (client: QueryClient) => Promise<string | undefined>;
  screen: () => Promise<{ Component: ComponentType }>;
};

/** An entry as an area writes it down; what is left out comes from the area. */
export type GivenRoute = Omit<RouteEntry, 'area' | 'frame' | 'open' | 'helpKey' | 'keywords'> &
  Partial<Pick<RouteEntry, 'frame' | 'open' | 'helpKey' | 'keywords'>>;

/** Paths are relative to the area's base unless they start with a slash. */
export function defineRoutes(area: AreaKey, given: readonly GivenRoute[]): RouteEntry[] {
  const definition = areaOf(area);
  return given.map((entry) => ({
    open: false,
    frame: definition.frame,
    helpKey: definition.helpKey,
    keywords: [],
    ...entry,
    area,
    path: entry.path.startsWith('/') ? entry.path : joinPath(definition.base, entry.path),
  }));
}

function joinPath(base: string, path: string): string {
  const start = base === '/' ? '' : base;
  return path === '' ? base : `${start}/${path}`;
}

export function paramsIn(path: string): string[] {
  return path
    .split('/')
    .filter((part) => part.startsWith(':') && !part.endsWith('?'))
    .map((part) => part.slice(1));
}
