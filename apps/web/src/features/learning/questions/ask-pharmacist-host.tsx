import { Suspense, useState } from 'react';
import { useSession } from '../../../platform/session/index.ts';
import { lazyPart } from '../../../ui/lazy/index.ts';
import { closeAskPharmacist, useIsAsking } from './open-ask-pharmacist.ts';

const AskPharmacistDialogue = lazyPart(() =>
  import('./ask-pharmacist-dialogue.tsx').then((m) => m.AskPharmacistDialogue),
);

/** Rendered once next to the pages. Loads the dialogue when somebody first opens it. */
export function AskPharmacistHost() {
  const asking = useIsAsking();
  const { user } = useSession();
  const [isNeeded, setIsNeeded] = useState(false);
  if (asking && !isNeeded) setIsNeeded(true);
  if (!isNeeded || user === undefined) return null;
  return (
    <Suspense>
      <AskPharmacistDialogue key={user.id} user={user} opened={asking} onClose={closeAskPharmacist} />
    </Suspense>
  );
}
