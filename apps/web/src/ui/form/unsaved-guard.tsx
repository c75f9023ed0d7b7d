import { useEffect, useId, useRef } from 'react';
import { addChangedForm } from './changed-forms.ts';

type Props = { when: boolean; onSave?: () => Promise<boolean> };

/** Asks before a page with changes is left by a link or by closing the tab; see `LeaveGuard`. */
export function UnsavedGuard({ when, onSave }: Props) {
  const id = useId();
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  const canSave = onSave !== undefined;
  useEffect(() => {
    if (!when) return undefined;
    const save = canSave ? () => latest.current?.() ?? Promise.resolve(false) : undefined;
    return addChangedForm({ id, save });
  }, [id, when, canSave]);
  return null;
}
