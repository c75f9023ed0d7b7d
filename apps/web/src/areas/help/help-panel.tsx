import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useCurrentRoute } from '../../platform/routes/index.ts';
import { homeOf, useSession } from '../../platform/session/index.ts';
import { lazyPart } from '../../ui/lazy/index.ts';
import { guideOf } from './guides.ts';

const HelpDrawer = lazyPart(() => import('./help-drawer.tsx').then((m) => m.HelpDrawer));

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Called after the panel has closed. Left out for people who may not use Ask the Pharmacist. */
  onAskPharmacist?: () => void;
};

/** Help, in the same place on every page: guide for page and role, FAQ, support contact and recent messages. */
export function HelpPanel(props: Props) {
  const entry = useCurrentRoute();
  const { user } = useSession();
  const { subgroupId } = useParams();
  // Public pages show the help of the person's own zone.
  const helpKey = entry.area === 'public' ? homeOf(user).helpKey : entry.helpKey;
  const [isNeeded, setIsNeeded] = useState(false);
  if (props.opened && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <HelpDrawer {...props} guide={guideOf(helpKey, user, subgroupId)} routeName={entry.name} />
    </Suspense>
  );
}
