import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialogue } from '../confirm/index.ts';
import { listChangedForms } from './changed-forms.ts';

/** Pages that interruptions lead to. Nothing could be saved on the way, so the guard does not ask. */
const unguarded: readonly string[] = [
  '/login',
  '/503',
  '/network-connectivity',
  '/provisional-account',
  '/set-up-two-step',
];

/** The question itself. `onAsk` keeps it open while its answer saves the forms, which then have no changes. */
export function LeaveQuestion({ onAsk }: { onAsk: (isAsking: boolean) => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      listChangedForms().length > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !unguarded.includes(nextLocation.pathname),
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => onAsk(isAsking), [isAsking, onAsk]);
  useBeforeUnload((event) => {
    if (listChangedForms().length > 0) event.preventDefault();
  });

  const saveAndLeave = async () => {
    for (const { save } of listChangedForms()) if (!(await save?.())) return blocker.reset?.();
    return blocker.proceed?.();
  };

  const leave = () => blocker.proceed?.();
  // Where saving is possible it is the strong button, so that the obvious choice loses no work.
  const ways = listChangedForms().every(({ save }) => save !== undefined)
    ? {
        confirmLabel: 'Save and leave',
        onConfirm: () => void saveAndLeave(),
        extra: { label: 'Leave', onChoose: leave },
      }
    : { confirmLabel: 'Leave', onConfirm: leave };
  return (
    <ConfirmDialogue
      opened={isAsking}
      title="Leave without saving?"
      message="Your changes on this page have not been saved."
      cancelLabel="Stay"
      onCancel={() => blocker.reset?.()}
      {...ways}
    />
  );
}
