import { Outlet } from 'react-router';
import { TermsGate } from '../features/terms/index.ts';
import { AreaContext, type AreaDefinition, type Frame } from '../platform/area/index.ts';
import { LeaveGuard } from '../ui/form/leave-guard.tsx';
import { AdminFrame } from './frames/admin-frame.tsx';
import { BareFrame } from './frames/bare-frame.tsx';
import { GeneralFrame } from './frames/general-frame.tsx';
import { LearnerFrame } from './frames/learner-frame.tsx';
import { PlayerFrame } from './frames/player-frame.tsx';
import { TwoStepNotice } from './two-step-notice.tsx';
import { useAccountTheme } from './use-account-theme.ts';
import { useAreaValue } from './use-area-value.ts';

const frames = {
  learning: LearnerFrame,
  player: PlayerFrame,
  admin: AdminFrame,
  general: GeneralFrame,
  bare: BareFrame,
} as const;

/**
 * Frames that ask people to accept the terms and show notices. The player and the pages where the terms are read do
 * not.
 */
const framesWithNotices: readonly Frame[] = ['learning', 'admin'];

export function AreaFrame({ area, frame }: { area: AreaDefinition; frame: Frame }) {
  const value = useAreaValue(area);
  useAccountTheme();
  const Chosen = frames[frame];
  return (
    <AreaContext value={value}>
      <Chosen>
        {framesWithNotices.includes(frame) && <TwoStepNotice />}
        <Outlet />
      </Chosen>
      <LeaveGuard />
      {framesWithNotices.includes(frame) && <TermsGate />}
    </AreaContext>
  );
}
