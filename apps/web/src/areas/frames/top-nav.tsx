import { UnstyledButton } from '@mantine/core';
import { IconHelp, IconLogin, IconLogout, IconMenu2, IconUserCircle, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CommandPaletteButton } from '../../features/administration/search/index.ts';
import { areas } from '../../platform/area/index.ts';
import { fullName, useSession } from '../../platform/session/index.ts';
import { HomeLogo } from '../../ui/brand/index.ts';
import { AskPharmacistItem } from './ask-pharmacist-item.tsx';
import { BellItem } from './bell-item.tsx';
import { FrameHelp } from './frame-help.tsx';
import c from './top-nav.module.css';
import { ZoneLinks } from './zone-links.tsx';

type Props = {
  section?: 'admin';
  withHeader?: boolean;
  /** Notice between the zones and the tools. */
  children?: ReactNode;
};

/**
 * Top navigation: logo, zones, Ask the Pharmacist (only with the header), help, account, bell and logout. Below 768 px
 * everything is behind Menu.
 */
export function TopNav({ section, withHeader, children }: Props) {
  const { user, signedIn } = useSession();
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const [helpOpen, setHelpOpen] = useState(false);
  const open = openOn === pathname;
  const account = `${areas.learner.base}/account`;

  return (
    <>
      <header className={c.top} data-section={section}>
        <HomeLogo compact className={c.logo} />
        {signedIn && (
          <nav aria-label="Main" className={c.nav}>
            <ZoneLinks className={c.tab ?? ''} />
          </nav>
        )}
        {children}
        <div className={c.tools}>
          {section === 'admin' && signedIn && (
            <CommandPaletteButton className={c.tool ?? ''} labelClassName={c.sr ?? ''} />
          )}
          {withHeader && signedIn && (
            <AskPharmacistItem className={`${c.tool} ${c.hideSm}`} labelClassName={c.srTablet} />
          )}
          <UnstyledButton className={c.tool} onClick={() => setHelpOpen(true)}>
            <IconHelp size={20} stroke={1.75} aria-hidden />
            <span className={c.sr}>Help</span>
          </UnstyledButton>
          {user !== undefined && (
            <Link to={account} className={`${c.tool} ${c.hideSm}`}>
              <IconUserCircle size={20} stroke={1.75} aria-hidden />
              <span className={c.sr}>{fullName(user)}</span>
            </Link>
          )}
          <BellItem className={c.tool ?? ''} />
          <Link to={signedIn ? '/signout' : '/login'} className={`${c.tool} ${signedIn ? c.hideSm : ''}`}>
            {signedIn ? (
              <IconLogout size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconLogin size={20} stroke={1.75} aria-hidden />
            )}
            <span className={c.sr}>{signedIn ? 'Logout' : 'Log In'}</span>
          </Link>
          {signedIn && (
            <UnstyledButton
              className={c.menuButton}
              aria-expanded={open}
              aria-controls="top-menu"
              onClick={() => setOpenOn(open ? undefined : pathname)}
            >
              {open ? <IconX size={22} aria-hidden /> : <IconMenu2 size={22} aria-hidden />}
              <span>Menu</span>
            </UnstyledButton>
          )}
        </div>
      </header>
      {open && user !== undefined && (
        <nav id="top-menu" aria-label="Main" className={c.mobileNav}>
          <ZoneLinks className="" />
          {withHeader && <AskPharmacistItem className="" />}
          <Link to={account}>{fullName(user)}</Link>
          <Link to="/signout">Logout</Link>
        </nav>
      )}
      <FrameHelp opened={helpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}
