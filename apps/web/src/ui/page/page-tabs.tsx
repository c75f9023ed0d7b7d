import { NavLink } from 'react-router';
import c from './page.module.css';

export type PageTab = { label: string; to: string; count?: number };

/** Tabs with an address each. The current one is marked. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav className={c.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
          {tab.count !== undefined && <span className={c.count}>{tab.count.toLocaleString('en-GB')}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
