import type { Action, Level } from '@doselore/contract';
import type { CurrentUser } from '@doselore/contract/auth';
import { createContext, use } from 'react';
import type { AreaDefinition } from './areas.ts';

export type RouteParams = Record<string, string | number | undefined>;

export type Area = {
  definition: AreaDefinition;
  level: Level;
  /** What is archived of the place of the address: there everything is for reading. */
  archived: 'group' | 'subgroup' | undefined;
  /** May this person do it under this area's level, somewhere? In an archived place nobody may change anything. */
  can: (action: Action) => boolean;
  /** The same wherever it is: to restore, and for what reads under a right that changes. */
  holds: (action: Action) => boolean;
  /** Address of a screen of this area by name, or of another one by `area:name`. Parameters of the current page carry on. */
  to: (name: string, params?: RouteParams) => string;
  /** Whether `to` knows the name. */
  has: (name: string) => boolean;
};

export const AreaContext = createContext<Area | undefined>(undefined);

export function useArea(): Area {
  const area = use(AreaContext);
  if (area === undefined) throw new Error('useArea needs a frame around the screen');
  return area;
}

export function canUnder(user: CurrentUser | undefined, level: Level, action: Action): boolean {
  return user?.abilities[level]?.includes(action) ?? false;
}
