import { UnstyledButton } from '@mantine/core';
import { IconHelp, IconMenu2, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useOfflineCommits } from '../../features/learning/learning/offline-commits/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { BannerRegion } from '../../ui/banner/index.ts';
import { HomeLogo } from '../../ui/brand/index.ts';
import { SupportContact } from '../../ui/help/index.ts';
import { SkipLink } from '../../ui/layout/index.ts';
import { Footer } from './footer.tsx';
import { FrameHelp } from './frame-help.tsx';
import c from './learner-frame.module.css';
import { LearnerItems } from './learner-items.tsx';

/** Frame of the learner's pages: a side list with help at its foot, no header and no top navigation. */
export function LearnerFrame({ children }: { children: ReactNode }) {
  useOfflineCommits();
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const [helpOpen, setHelpOpen] = useState(false);
  const open = openOn === pathname;
  const helpButton = (
    <UnstyledButton className={c.help} onClick={() => setHelpOpen(true)}>
      <IconHelp size={20} stroke={1.75} aria-hidden /> Help
    </UnstyledButton>
  );
  return (
    <div className={c.shell}>
      <SkipLink />
      <header className={c.side}>
        <div className={c.top}>
          <HomeLogo className={c.logo} />
          <UnstyledButton
            className={c.menuButton}
            aria-expanded={open}
            aria-controls="learner-menu"
            onClick={() => setOpenOn(open ? undefined : pathname)}
          >
            {open ? <IconX size={22} aria-hidden /> : <IconMenu2 size={22} aria-hidden />} Menu
          </UnstyledButton>
        </div>
        <nav aria-label="My Learning Zone" className={c.nav}>
          <LearnerItems />
        </nav>
        {open && (
          <div className={c.mobile} id="learner-menu">
            <nav aria-label="My Learning Zone">
              <LearnerItems />
            </nav>
            <div className={c.mobileHelp}>{helpButton}</div>
          </div>
        )}
        <div className={c.foot}>
          {helpButton}
          <SupportContact lead="Stuck?" />
        </div>
      </header>
      <div className={c.body}>
        <main id="main" tabIndex={-1} className={c.main}>
          <BannerRegion />
          {children}
        </main>
        <div className={c.footerBox}>
          <Footer signedIn={signedIn} />
        </div>
      </div>
      <FrameHelp opened={helpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
