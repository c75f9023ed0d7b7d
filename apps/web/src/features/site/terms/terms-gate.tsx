import { Suspense } from 'react';
import { useSession } from '../../../platform/session/index.ts';
import { lazyPart } from '../../../ui/lazy/index.ts';

const TermsDialogue = lazyPart(() => import('./terms-dialogue.tsx').then((m) => m.TermsDialogue));

/** Asks once when the person has not accepted the current terms. The dialogue is loaded only then. */
export function TermsGate() {
  const { user } = useSession();
  if (user === undefined || user.provisional || user.terms_accepted) return null;
  return (
    <Suspense>
      <TermsDialogue />
    </Suspense>
  );
}
