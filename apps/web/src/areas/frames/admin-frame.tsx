import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { useOfflineMarks } from '../../features/virtual-groups/offline-marks/index.ts';
import { useArea } from '../../platform/area/index.ts';
import { useMissingPlace } from '../../platform/places/index.ts';
import { isPageOpen, useCurrentRoute } from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { BannerRegion } from '../../ui/banner/index.ts';
import { DemoBanner, SkipLink } from '../../ui/layout/index.ts';
import { type ListState, ViewsSlot } from '../../ui/table/index.ts';
import { ClosedPage } from './closed-page.tsx';
import { Footer } from './footer.tsx';
import c from './frame.module.css';
import { Rail } from './rail.tsx';
import { TopNav } from './top-nav.tsx';
import { useRail } from './use-rail.ts';

// Loaded only where a place is archived, because the frame surrounds every admin page.
const ArchivedNotice = lazy(() => import('./archived-notice.tsx').then((m) => ({ default: m.ArchivedNotice })));
const MissingPlace = lazy(() => import('./missing-place.tsx').then((m) => ({ default: m.MissingPlace })));

// Loaded after the table that offers it.
const SavedViews = lazy(() => import('../../features/saved-views/index.ts').then((m) => ({ default: m.SavedViews })));

const renderViews = (list: ListState) => (
  <Suspense>
    <SavedViews list={list} />
  </Suspense>
);

/** Frame of admin pages: the top navigation, marked admin, and the rail of the page's place. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useOfflineMarks();
  const { user, signedIn } = useSession();
  const isSuper = user?.roles.some(({ name }) => name === 'super_admin') ?? false;
  const demo = useSiteInfo()?.demo ?? false;
  const rail = useRail();
  const area = useArea();
  const missing = useMissingPlace(area.level, {
    groups: area.holds('groups.read'),
    services: area.holds('subgroups.read'),
    sessions: area.holds('virtualGroups.read'),
  });
  const isOpen = isPageOpen(area, useCurrentRoute());
  const open = isOpen ? <ViewsSlot value={renderViews}>{children}</ViewsSlot> : <ClosedPage />;
  const hasRail = rail.items.length > 0 && missing === undefined;
  return (
    <div className={c.shell}>
      <SkipLink />
      {demo && isSuper && <DemoBanner />}
      <TopNav section="admin" />
      <div className={c.cols} data-railless={!hasRail || undefined}>
        {hasRail && <Rail rail={rail} />}
        <div className={c.body}>
          <main id="main" tabIndex={-1} className={c.main}>
            <BannerRegion />
            {area.archived !== undefined && (
              <Suspense>
                <ArchivedNotice />
              </Suspense>
            )}
            {missing === undefined ? (
              open
            ) : (
              <Suspense>
                <MissingPlace kind={missing} />
              </Suspense>
            )}
          </main>
          <Footer signedIn={signedIn} />
        </div>
      </div>
    </div>
  );
}
