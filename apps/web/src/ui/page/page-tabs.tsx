import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import c from './page.module.css';

/** `isCurrent` marks a tab whose address differs from the others only in its query. */
export type PageTab = { label: string; to: string; count?: number | undefined; isCurrent?: boolean };

/** Tabs with an address each. The current one is marked, and scrolled into view where the window is narrow. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const nav = useRef<HTMLElement>(null);
  // Effect: widths are known only after the browser has laid the tabs out.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 24;
  }, []);
  return (
    <nav ref={nav} className={c.tabs} aria-label={label}>
      {tabs.map((tab) =>
        tab.isCurrent === undefined ? (
          <NavLink key={tab.to} to={tab.to} end>
            <Words {...tab} />
          </NavLink>
        ) : (
          <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
            <Words {...tab} />
          </Link>
        ),
      )}
    </nav>
  );
}

function Words({ label, count }: PageTab) {
  return (
    <>
      {label}
      {count !== undefined && <span className={c.count}>{count.toLocaleString('en-GB')}</span>}
    </>
  );
}
