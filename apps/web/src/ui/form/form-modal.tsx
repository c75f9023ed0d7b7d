import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';

export type FormDialogueProps = { opened: boolean; title: string; onClose: () => void; children: ReactNode };

/** Short form in a dialogue over its page. Its content is remounted with each opening. */
export function FormModal({ opened, title, onClose, children }: FormDialogueProps) {
  // As in the confirm dialogue: focus can be restored only if the dialogue opens after mounting.
  const mounted = useMounted();
  return (
    <Modal opened={opened && mounted} onClose={onClose} title={title} closeOnClickOutside={false} size="lg">
      {children}
    </Modal>
  );
}
