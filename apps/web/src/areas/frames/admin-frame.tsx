import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { useOfflineMarks } from '../../features/trainer-led/course-register/offline-marks/index.ts';
import { AreaContext, useArea } from '../../platform/area/index.ts';
import { isPageOpen, useAreaOfPlace, useMissingPlace } from '../../platform/places/index.ts';
import { useCurrentRoute } from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { BannerRegion } from '../../ui/banner/index.ts';
import { DemoBanner, SkipLink } from '../../ui/layout/index.ts';
import { lazyContent, lazyPart } from '../../ui/lazy/index.ts';
import { AsideSlot } from '../../ui/page/index.ts';
import { type ListState, ViewsSlot } from '../../ui/table/index.ts';
import { besidePages, renderAside } from '../page-aside.tsx';
import p from './admin-pages.module.css';
import { ClosedPage } from './closed-page.tsx';
import { Footer } from './footer.tsx';
import c from './frame.module.css';
import { Rail } from './rail.tsx';
import { TopNav } from './top-nav.tsx';
import { useRail } from './use-rail.ts';

// Loaded only where a place is archived, because the frame surrounds every admin page.
const ArchivedNotice = lazyPart(() => import('./archived-notice.tsx').then((m) => m.ArchivedNotice));
const MailNotice = lazyPart(() => import('./mail-notice.tsx').then((m) => m.MailNotice));
const MissingPlace = lazyContent(() => import('./missing-place.tsx').then((m) => m.MissingPlace));

// Loaded after the table that offers it.
const SavedViews = lazyPart(() => import('../../features/site/saved-views/index.ts').then((m) => m.SavedViews));

const renderViews = (list: ListState) => (
  <Suspense>
    <SavedViews list={list} />
  </Suspense>
);

function Shell({ children }: { children: ReactNode }) {
  useOfflineMarks();
  const { user, signedIn } = useSession();
  const isSuper = user?.roles.some(({ name }) => name === 'super_admin') ?? false;
  const info = useSiteInfo();
  const rail = useRail();
  const area = useArea();
  const missing = useMissingPlace(area.level, {
    groups: area.holds('groups.read'),
    services: area.holds('subgroups.read'),
    sessions: area.holds('virtualGroups.read'),
  });
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const demo = info?.demo && isSuper && <DemoBanner />;
  const isOpen = isPageOpen(area, useCurrentRoute());
  const open = isOpen ? (
    <ViewsSlot value={renderViews}>
      <AsideSlot value={renderAside}>{children}</AsideSlot>
    </ViewsSlot>
  ) : (
    <ClosedPage />
  );
  // Paper has no rail. A dashboard has the name of its place as its heading.
  const place =
    rail.place && !/dashboard/u.test(rail.currentName ?? '') ? `${rail.place.kind}: ${rail.place.name}` : undefined;
  const hasRail = rail.items.length > 0 && missing === undefined;
  return (
    <div className={c.shell}>
      <SkipLink />
      {!hasRoom && demo}
      <TopNav section="admin">{hasRoom && demo}</TopNav>
      <div className={c.cols} data-railless={!hasRail || undefined}>
        {hasRail && <Rail rail={rail} />}
        <div className={c.body}>
          <main id="main" tabIndex={-1} className={`${c.main} ${p.pages} ${besidePages}`} data-place={place}>
            <BannerRegion />
            {info?.delivers_mail === false && (
              <Suspense>
                <MailNotice isSuper={isSuper} />
              </Suspense>
            )}
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

/** Frame of admin pages: the top navigation, marked admin, and the rail of the page's place. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <AreaContext value={useAreaOfPlace(useArea())}>
      <Shell>{children}</Shell>
    </AreaContext>
  );
}
