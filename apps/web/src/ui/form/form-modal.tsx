import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';

export type FormDialogueProps = { opened: boolean; title: string; onClose: () => void; children: ReactNode };

/** A short form over the page it belongs to. What is inside is mounted anew with each opening. */
export function FormModal({ opened, title, onClose, children }: FormDialogueProps) {
  // As in the confirm dialogue: the focus can only be given back if it opens after mounting.
  const mounted = useMounted();
  return (
    <Modal opened={opened && mounted} onClose={onClose} title={title} closeOnClickOutside={false} size="lg">
      {children}
    </Modal>
  );
}
