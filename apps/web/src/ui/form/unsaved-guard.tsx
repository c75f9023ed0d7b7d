import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialogue } from '../confirm/index.ts';

type Props = { when: boolean; onSave?: () => Promise<boolean> };

/** Pages that interruptions lead to. Nothing could be saved on the way, so the guard does not ask. */
const unguarded: readonly string[] = [
  '/login',
  '/503',
  '/network-connectivity',
  '/provisional-account',
  '/set-up-two-step',
];

/** Asks before a page with changes is left by a link or by closing the tab. */
export function UnsavedGuard({ when, onSave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && !unguarded.includes(nextLocation.pathname),
  );
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });

  const saveAndLeave = async () => {
    const saved = await onSave?.();
    if (saved) blocker.proceed?.();
    else blocker.reset?.();
  };

  const leave = () => blocker.proceed?.();
  // Where saving is possible it is the strong button, so that the obvious choice loses no work.
  const ways = onSave
    ? {
        confirmLabel: 'Save and leave',
        onConfirm: () => void saveAndLeave(),
        extra: { label: 'Leave', onChoose: leave },
      }
    : { confirmLabel: 'Leave', onConfirm: leave };
  return (
    <ConfirmDialogue
      opened={blocker.state === 'blocked'}
      title="Leave without saving?"
      message="Your changes on this page have not been saved."
      cancelLabel="Stay"
      onCancel={() => blocker.reset?.()}
      {...ways}
    />
  );
}
