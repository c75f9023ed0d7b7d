import type { Action, Level } from '@doselore/contract';
import type { CurrentUser } from '@doselore/contract/auth';
import type { Icon } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type AreaKey, areaOf, type Frame, type Role } from '../area/index.ts';

export type Navigation = {
  group: string;
  label: string;
  icon: Icon;
  order: number;
  /** Shows after the label how much waits there. */
  badge?: ComponentType;
  /**
   * True for a report of the zone that the rails of its places list too. The report takes the filter `groupId` and keeps
   * the rail of the place that it was opened from.
   */
  inPlaces?: boolean;
};

/** One screen. Router, navigation, document title, breadcrumbs and help use the registry of these entries. */
export type RouteEntry = {
  /** Name for `to(name)`, unique within the area. */
  name: string;
  area: AreaKey;
  /** Full path, with parameters as `:groupId`. The last one may be optional: `:groupId?`. */
  path: string;
  title: string;
  frame: Frame;
  /** True for pages that skip the check of the session. */
  open: boolean;
  permission?: Action;
  /** Role whose holders alone find the page in the side navigation of learners and in Jump to. */
  role?: Role;
  /**
   * True when the page also has something to read, although its permission changes records. Then it opens in archived
   * places too.
   */
  opensArchived?: boolean;
  /** True for the list of places of a zone. An admin of a single place sees the home of the place instead. */
  listsPlaces?: boolean;
  /** True for a page that has nothing to show while bookings are switched off. Menus leave it out then. */
  needsBookings?: boolean;
  /** True when the calls of the page name no service, so that all services of the person together decide. */
  isForAllServices?: boolean;
  /** Level under which the permission is checked, when it differs from the area's. */
  permissionLevel?: Level;
  /** Name of the screen one step up, in the same area. */
  parent?: string;
  /** Parameter that identifies the record of this screen. Breadcrumbs show the record's name instead of the title. */
  crumb?: string;
  navigation?: Navigation;
  helpKey: string;
  keywords: readonly string[];
  /** Fetches the user together with what the screen shows. For the screen that most visits begin with. */
  fetchUser?: (client: QueryClient) => Promise<CurrentUser>;
  /** True for a page that can be used without a connection once its data was loaded, such as the register. */
  opensOffline?: boolean;
  /** Runs before the screen opens. Returns an address to open instead, or undefined. */
  enter?: (client: QueryClient) => Promise<string | undefined>;
  screen: () => Promise<{ Component: ComponentType }>;
};

/** An entry as areas define it. Missing values come from the area. */
export type GivenRoute = Omit<RouteEntry, 'area' | 'frame' | 'open' | 'helpKey' | 'keywords'> &
  Partial<Pick<RouteEntry, 'frame' | 'open' | 'helpKey' | 'keywords'>>;

/** Completes the entries of an area. Paths are relative to the area's base unless they start with a slash. */
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
