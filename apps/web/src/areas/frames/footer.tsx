import { Link } from 'react-router';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import c from './frame.module.css';

export function Footer({ signedIn, centred = false }: { signedIn: boolean; centred?: boolean }) {
  const outbox = useSiteInfo()?.outbox ?? false;
  return (
    <footer className={c.footer} data-centred={centred || undefined}>
      <Link to="/privacy-policy">Privacy policy</Link>
      <Link to="/terms-and-conditions">Terms and conditions</Link>
      {outbox && <Link to="/outbox">Outbox</Link>}
      {signedIn ? <Link to="/signout">Log Out</Link> : <Link to="/login">Log In</Link>}
    </footer>
  );
}
