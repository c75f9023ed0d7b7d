import { lazy, type ReactNode, Suspense } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { isPageOpen, useCurrentRoute } from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { BannerRegion } from '../../ui/banner/index.ts';
import { DemoBanner, SkipLink } from '../../ui/layout/index.ts';
import { ClosedPage } from './closed-page.tsx';
import { Footer } from './footer.tsx';
import c from './frame.module.css';
import { Rail } from './rail.tsx';
import { TopNav } from './top-nav.tsx';
import { useRail } from './use-rail.ts';

// Loaded only where a place is archived, because the frame surrounds every admin page.
const ArchivedNotice = lazy(() => import('./archived-notice.tsx').then((m) => ({ default: m.ArchivedNotice })));

/** Frame of admin pages: the top navigation, marked admin, and the rail of the page's place. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { user, signedIn } = useSession();
  const isSuper = user?.roles.some(({ name }) => name === 'super_admin') ?? false;
  const demo = useSiteInfo()?.demo ?? false;
  const rail = useRail();
  const area = useArea();
  const isOpen = isPageOpen(area, useCurrentRoute());
  return (
    <div className={c.shell}>
      <SkipLink />
      {demo && isSuper && <DemoBanner />}
      <TopNav section="admin" />
      <div className={c.cols} data-railless={rail.items.length === 0 || undefined}>
        {rail.items.length > 0 && <Rail rail={rail} />}
        <div className={c.body}>
          <main id="main" tabIndex={-1} className={c.main}>
            <BannerRegion />
            {area.archived !== undefined && (
              <Suspense>
                <ArchivedNotice />
              </Suspense>
            )}
            {isOpen ? children : <ClosedPage />}
          </main>
          <Footer signedIn={signedIn} />
        </div>
      </div>
    </div>
  );
}
