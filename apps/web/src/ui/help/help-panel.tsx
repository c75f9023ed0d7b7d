import { lazy, Suspense, useState } from 'react';
import { useCurrentRoute } from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { guideOf } from './guides.ts';

const HelpDrawer = lazy(() => import('./help-drawer.tsx').then((m) => ({ default: m.HelpDrawer })));

/** Same place on every page: the guide for this route and role, FAQ, support contact, recent messages. */
export function HelpPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const entry = useCurrentRoute();
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <HelpDrawer opened={opened} onClose={onClose} guide={guideOf(entry.helpKey, user)} />
    </Suspense>
  );
}
