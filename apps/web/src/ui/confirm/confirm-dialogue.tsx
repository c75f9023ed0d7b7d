import { lazy, Suspense, useState } from 'react';
import type { DialogueProps } from './dialogue.tsx';

export type ConfirmDialogueProps = DialogueProps;

const Dialogue = lazy(() => import('./dialogue.tsx').then((m) => ({ default: m.Dialogue })));

/** Loads the dialogue when it is first opened. It stays mounted afterwards, so that it can fade out. */
export function ConfirmDialogue(props: ConfirmDialogueProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Dialogue {...props} />
    </Suspense>
  );
}
