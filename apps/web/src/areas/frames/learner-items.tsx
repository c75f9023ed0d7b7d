import { IconLogout, IconShieldCog } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { areas, learnerAlias } from '../../platform/area/index.ts';
import { fillRoute, trailOf, useCurrentRoute, useRegistry } from '../../platform/routes/index.ts';
import { homeOf, isAdmin, useSession } from '../../platform/session/index.ts';
import c from './learner-frame.module.css';

/** My Courses, My Profile and Resources come from the registry; Admin only for admin roles; Logout last. */
export function LearnerItems() {
  const registry = useRegistry();
  const current = useCurrentRoute();
  const { user } = useSession();
  const underAlias = useLocation().pathname.startsWith(learnerAlias);
  const trail = trailOf(registry, current).map(({ name }) => name);
  const items = registry.entries
    .filter((entry) => entry.area === 'learner' && entry.navigation !== undefined)
    .sort((a, b) => (a.navigation?.order ?? 0) - (b.navigation?.order ?? 0));
  const addressOf = (path: string) => (underAlias ? path.replace(areas.learner.base, learnerAlias) : path);

  return (
    <ul className={c.list}>
      {items.map((entry) => {
        const Shown = entry.navigation?.icon;
        return (
          <li key={entry.name}>
            <Link
              className={c.item}
              to={addressOf(fillRoute(entry, {}))}
              aria-current={entry === current ? 'page' : trail.includes(entry.name) ? 'true' : undefined}
            >
              {Shown && <Shown size={21} stroke={1.75} aria-hidden />} {entry.navigation?.label}
            </Link>
          </li>
        );
      })}
      {isAdmin(user) && (
        <li>
          <Link className={c.item} to={homeOf(user).base}>
            <IconShieldCog size={21} stroke={1.75} aria-hidden /> Admin
          </Link>
        </li>
      )}
      <li>
        <Link className={c.item} to="/signout">
          <IconLogout size={21} stroke={1.75} aria-hidden /> Logout
        </Link>
      </li>
    </ul>
  );
}
