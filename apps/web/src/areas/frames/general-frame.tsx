import type { ReactNode } from 'react';
import { useSession } from '../../platform/session/index.ts';
import { BannerRegion } from '../../ui/banner/index.ts';
import { SkipLink } from '../../ui/layout/index.ts';
import { Footer } from './footer.tsx';
import c from './frame.module.css';
import { TopNav } from './top-nav.tsx';

/** Frame with header, top navigation and footer, for people who are signed in and for visitors. */
export function GeneralFrame({ children }: { children: ReactNode }) {
  const { signedIn } = useSession({ ask: true });
  return (
    <div className={c.shell}>
      <SkipLink />
      <TopNav withHeader />
      <div className={c.body}>
        <main id="main" tabIndex={-1} className={c.main} data-centred>
          <BannerRegion />
          {children}
        </main>
        <Footer signedIn={signedIn} centred />
      </div>
    </div>
  );
}
