import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BannerRegion } from '../../ui/banner/index.ts';
import { Mark } from '../../ui/brand/index.ts';
import { SkipLink } from '../../ui/layout/index.ts';
import c from './player-frame.module.css';
import { useLearnerItems } from './use-learner-items.ts';

/**
 * Frame of the course player. Its side menu has icons only, which leaves the space to the course. Menu links carry the
 * state `menu`, so that `useLeaveQuestions` can ask before the learner leaves.
 */
export function PlayerFrame({ children }: { children: ReactNode }) {
  return (
    <div className={c.shell}>
      <SkipLink />
      <nav className={c.rail} aria-label="My Learning Zone">
        <span className={c.mark}>
          <Mark size={30} />
        </span>
        {useLearnerItems().map(({ label, icon: Shown, to }) => (
          <Link key={label} className={c.item} to={to} state="menu">
            {Shown && <Shown size={22} stroke={1.75} aria-hidden />}
            <span className={c.tip}>{label}</span>
          </Link>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className={c.main} aria-label="Course player" data-foot-bar>
        <BannerRegion />
        {children}
      </main>
    </div>
  );
}
