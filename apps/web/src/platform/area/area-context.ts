import { type Action, hasServiceLevels, type Level } from '@doselore/contract';
import type { CurrentUser } from '@doselore/contract/auth';
import { createContext, use } from 'react';
import type { AreaDefinition } from './areas.ts';

export type RouteParams = Record<string, string | number | undefined>;

export type Area = {
  definition: AreaDefinition;
  level: Level;
  /** Archived place of the address, which is read-only: its organisation or its service. */
  archived: 'group' | 'subgroup' | undefined;
  /**
   * Returns whether the person may do the action under this area's level, in the service of the address if there is
   * one. False for changes in an archived place.
   */
  can: (action: Action) => boolean;
  /** Like `can`, but for calls that name no service: all services of the person together decide. */
  canInAll: (action: Action) => boolean;
  /** Like `can`, but ignores archiving: for restoring, and for pages that read under a right to change. */
  holds: (action: Action) => boolean;
  /**
   * Returns the address of a screen of this area by name, or of another area by `area:name`. Keeps the parameters of
   * the current page.
   */
  to: (name: string, params?: RouteParams) => string;
  /** Returns whether `to` knows the name. */
  has: (name: string) => boolean;
};

export const AreaContext = createContext<Area | undefined>(undefined);

export function useArea(): Area {
  const area = use(AreaContext);
  if (area === undefined) throw new Error('useArea needs a frame around the screen');
  return area;
}

type Claim = { level: Level; action: Action; subgroupId?: string | undefined };

/**
 * Returns whether a user may do an action under a level. For a service in the address, the service admin's level in
 * that service decides, as on the server.
 */
export function canUnder(user: CurrentUser | undefined, { level, action, subgroupId }: Claim): boolean {
  const service = hasServiceLevels(level)
    ? user?.subgroups_managed.find(({ id }) => String(id) === subgroupId)
    : undefined;
  const actions =
    service === undefined
      ? user?.abilities[level]
      : user?.service_abilities[service.group.group_setting.default_service_manager_level];
  return actions?.includes(action) ?? false;
}
