import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { TermsGate } from '../features/site/terms/index.ts';
import { AreaContext, type AreaDefinition, type Frame } from '../platform/area/index.ts';
import { loadedPageScript } from '../platform/scripts/index.ts';
import { LeaveGuard } from '../ui/form/leave-guard.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TwoStepNotice } from './two-step-notice.tsx';
import { useAccountTheme } from './use-account-theme.ts';
import { useAreaValue } from './use-area-value.ts';

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

function AreaFrame({ area, frame, Chosen }: { area: AreaDefinition; frame: Frame; Chosen: Surround }) {
  const value = useAreaValue(area);
  useAccountTheme();
  return (
    <AreaContext value={value}>
      <Chosen>
        {framesWithNotices.includes(frame) && <OfflineNotice />}
        {framesWithNotices.includes(frame) && <TwoStepNotice />}
        <Outlet />
      </Chosen>
      <LeaveGuard />
      {framesWithNotices.includes(frame) && <TermsGate />}
    </AreaContext>
  );
}
