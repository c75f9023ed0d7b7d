import type { ReactNode } from 'react';
import { PageLink } from '../../../ui/link/index.ts';
import c from './public-panel.module.css';

const pockets = Array.from({ length: 28 }, (_, place) => place);
const pressed = 17;

function stateOf(place: number): string {
  if (place < pressed) return 'done';
  return place === pressed ? 'next' : 'todo';
}

type Props = {
  logo: ReactNode;
  /** Whether the server shows its emails at `/outbox`. */
  hasOutbox: boolean;
  signedIn?: boolean;
  children: ReactNode;
};

/** Page with the bottle panel and the blister on one side, the form on the other. */
export function PublicFrame({ logo, hasOutbox, signedIn = false, children }: Props) {
  return (
    <div className={c.page}>
      <header className={c.brand}>
        {logo}
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
          <PageLink to="/privacy-policy">Privacy policy</PageLink>
          <PageLink to="/terms-and-conditions">Terms and conditions</PageLink>
          {hasOutbox && <PageLink to="/outbox">Outbox</PageLink>}
          {signedIn ? <PageLink to="/signout">Log Out</PageLink> : <PageLink to="/login">Log In</PageLink>}
        </footer>
      </div>
    </div>
  );
}
