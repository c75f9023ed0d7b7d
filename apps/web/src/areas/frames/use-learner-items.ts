import { type Icon, IconLogout, IconShieldCog } from '@tabler/icons-react';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { areas, learnerAlias } from '../../platform/area/index.ts';
import { fillRoute, trailOf, useCurrentRoute, useRegistry } from '../../platform/routes/index.ts';
import { holdsRole, homeOf, isAdmin, useSession } from '../../platform/session/index.ts';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { addOrganiserPages } from '../organiser-pages.ts';

export type LearnerItem = {
  label: string;
  icon: Icon | undefined;
  to: string;
  current: 'page' | 'true' | undefined;
  badge?: ComponentType | undefined;
};

/** Returns the entries of the side navigation: those of the registry, Admin for admin roles, Logout last. */
export function useLearnerItems(): LearnerItem[] {
  const registry = useRegistry();
  const current = useCurrentRoute();
  const { user } = useSession();
  const site = useSiteInfo();
  const isOrganiser = holdsRole(user, 'organiser');
  useEffect(() => {
    // Without this script the menu lacks its entries until a page of organisers is opened.
    if (isOrganiser) addOrganiserPages().catch(() => undefined);
  }, [isOrganiser]);
  const underAlias = useLocation().pathname.startsWith(learnerAlias);
  const trail = trailOf(registry, current).map(({ name }) => name);
  const addressOf = (path: string) => (underAlias ? path.replace(areas.learner.base, learnerAlias) : path);
  const own = registry.entries
    .filter((entry) => entry.area === 'learner' && entry.navigation !== undefined)
    .filter(({ role }) => role === undefined || holdsRole(user, role))
    .filter(({ needsBookings }) => needsBookings !== true || site?.bookings !== false)
    .sort((a, b) => (a.navigation?.order ?? 0) - (b.navigation?.order ?? 0))
    .map((entry): LearnerItem => {
      const ancestor = trail.includes(entry.name) ? 'true' : undefined;
      return {
        label: entry.navigation?.label ?? entry.title,
        icon: entry.navigation?.icon,
        to: addressOf(fillRoute(entry, {})),
        current: entry === current ? 'page' : ancestor,
        badge: entry.navigation?.badge,
      };
    });
  const admin = isAdmin(user)
    ? [{ label: 'Admin', icon: IconShieldCog, to: homeOf(user).base, current: undefined }]
    : [];
  return [...own, ...admin, { label: 'Logout', icon: IconLogout, to: '/signout', current: undefined }];
}
