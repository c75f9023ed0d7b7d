import { IconLogout, IconSchool, IconShieldCog } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { areas } from '../../platform/area/index.ts';
import { homeOf, isAdmin, useSession } from '../../platform/session/index.ts';
import { BannerRegion } from '../../ui/banner/index.ts';
import { Mark } from '../../ui/brand/index.ts';
import { SkipLink } from '../../ui/layout/index.ts';
import c from './player-frame.module.css';

/** Room for the course: the side menu shrinks to icons. Its links say that they come from the menu, which is asked about. */
export function PlayerFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const items = [
    { label: 'My Courses', icon: IconSchool, to: areas.learner.base },
    ...(isAdmin(user) ? [{ label: 'Admin', icon: IconShieldCog, to: homeOf(user).base }] : []),
    { label: 'Logout', icon: IconLogout, to: '/signout' },
  ];
  return (
    <div className={c.shell}>
      <SkipLink />
      <nav className={c.rail} aria-label="My Learning Zone">
        <span className={c.mark}>
          <Mark size={30} />
        </span>
        {items.map(({ label, icon: Shown, to }) => (
          <Link key={label} className={c.item} to={to} state="menu">
            <Shown size={22} stroke={1.75} aria-hidden />
            <span className={c.tip}>{label}</span>
          </Link>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className={c.main} aria-label="Course player">
        <BannerRegion />
        {children}
      </main>
    </div>
  );
}
