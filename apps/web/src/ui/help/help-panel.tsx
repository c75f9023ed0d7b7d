import { lazy, Suspense, useState } from 'react';
import { useCurrentRoute } from '../../platform/routes/index.ts';
import { homeOf, useSession } from '../../platform/session/index.ts';
import { guideOf } from './guides.ts';

const HelpDrawer = lazy(() => import('./help-drawer.tsx').then((m) => ({ default: m.HelpDrawer })));

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Runs once the panel is away; left out for those who may not ask. */
  onAskPharmacist?: () => void;
};

/** Same place on every page: the guide for this route and role, FAQ, support contact, recent messages. */
export function HelpPanel(props: Props) {
  const entry = useCurrentRoute();
  const { user } = useSession();
  // Pages that belong to no zone have the help of the person's own.
  const helpKey = entry.area === 'public' ? homeOf(user).helpKey : entry.helpKey;
  const [wanted, setWanted] = useState(false);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <HelpDrawer {...props} guide={guideOf(helpKey, user)} routeName={entry.name} />
    </Suspense>
  );
}
