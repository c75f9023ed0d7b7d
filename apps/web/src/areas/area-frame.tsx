import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { TermsGate } from '../features/site/terms/index.ts';
import { AreaContext, type AreaDefinition, type Frame } from '../platform/area/index.ts';
import { useStoredSince } from '../platform/offline-day/index.ts';
import { entryOf, PagePlaceContext } from '../platform/routes/index.ts';
import { loadedPageScript } from '../platform/scripts/index.ts';
import { useSession } from '../platform/session/index.ts';
import { LeaveGuard } from '../ui/form/leave-guard.tsx';
import { lazyPart } from '../ui/lazy/index.ts';
import { loadOfflineNotice } from './load-offline-notice.ts';
import { homePlaceOf } from './only-place.ts';
import { TwoStepNotice } from './two-step-notice.tsx';
import { useAccountTheme } from './use-account-theme.ts';
import { useAreaValue } from './use-area-value.ts';

const OfflineNotice = lazyPart(loadOfflineNotice);

type Surround = ComponentType<{ children: ReactNode }>;
/** Loads the frames that a part of the routes uses. A visit loads only the frames of its pages. */
export type Frames = Partial<Record<Frame, () => Promise<Surround>>>;

/**
 * Frames that ask people to accept the terms and show notices. The player and the pages where the terms are read do
 * not.
 */
const framesWithNotices: readonly Frame[] = ['learning', 'admin'];

type Loaded = { area: AreaDefinition; frame: Frame; load: () => Promise<Surround> };

/** The frame of an area, which the loader of its layout has loaded. */
export function LoadedFrame({ area, frame, load }: Loaded) {
  const Chosen = loadedPageScript(load);
  return Chosen === undefined ? null : <AreaFrame area={area} frame={frame} Chosen={Chosen} />;
}

type FrameProps = { area: AreaDefinition; frame: Frame; Chosen: Surround };

/** Frame of a page. Provides the place of the page where a home replaces a list of places. */
function AreaFrame(props: FrameProps) {
  const { user } = useSession();
  const entry = entryOf(useMatches());
  const { search } = useLocation();
  const place = entry && homePlaceOf(user, entry, search);
  return (
    <PagePlaceContext value={place ?? noPlace}>
      <FrameOfArea {...props} />
    </PagePlaceContext>
  );
}

const noPlace = {};

function FrameOfArea({ area, frame, Chosen }: FrameProps) {
  const value = useAreaValue(area);
  const storedSince = useStoredSince();
  useAccountTheme();
  return (
    <AreaContext value={value}>
      <Chosen>
        {storedSince !== undefined && framesWithNotices.includes(frame) && (
          <Suspense>
            <OfflineNotice since={storedSince} />
          </Suspense>
        )}
        {framesWithNotices.includes(frame) && <TwoStepNotice />}
        <Outlet />
      </Chosen>
      <LeaveGuard />
      {framesWithNotices.includes(frame) && <TermsGate />}
    </AreaContext>
  );
}
