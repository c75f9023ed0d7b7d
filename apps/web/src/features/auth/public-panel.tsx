import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { HomeLogo } from '../../ui/brand/index.ts';
import c from './public-panel.module.css';

const pockets = Array.from({ length: 28 }, (_, place) => place);
const pressed = 17;

function stateOf(place: number): string {
  if (place < pressed) return 'done';
  return place === pressed ? 'next' : 'todo';
}

/** Page with the bottle panel and the blister on one side, the form on the other. */
export function PublicPanel({ children, signedIn = false }: { children: ReactNode; signedIn?: boolean }) {
  const outbox = useSiteInfo()?.outbox ?? false;
  return (
    <div className={c.page}>
      <header className={c.brand}>
        <HomeLogo className={c.logo} />
        <div className={c.art} aria-hidden="true">
          {pockets.map((place) => (
            <span key={place} data-s={stateOf(place)} />
          ))}
        </div>
        <p className={c.claim}>Training for the people behind the counter, one module at a time.</p>
      </header>
      <div className={c.side}>
        <main id="main" tabIndex={-1} className={c.main}>
          {children}
        </main>
        <footer className={c.footer}>
          <Link to="/privacy-policy">Privacy policy</Link>
          <Link to="/terms-and-conditions">Terms and conditions</Link>
          {outbox && <Link to="/outbox">Outbox</Link>}
          {signedIn ? <Link to="/signout">Log Out</Link> : <Link to="/login">Log In</Link>}
        </footer>
      </div>
    </div>
  );
}
