import { lazy, Suspense, useState } from 'react';
import type { FormDialogueProps } from './form-modal.tsx';

const FormModal = lazy(() => import('./form-modal.tsx').then((m) => ({ default: m.FormModal })));

/** Loads the dialogue when it is first opened, because most visits open none. */
export function FormDialogue(props: FormDialogueProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <FormModal {...props} />
    </Suspense>
  );
}
