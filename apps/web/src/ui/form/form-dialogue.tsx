import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import c from './form.module.css';

type Props = { opened: boolean; title: string; onClose: () => void; children: ReactNode };

/** A short form over the page it belongs to. What is inside is mounted anew with each opening. */
export function FormDialogue({ opened, title, onClose, children }: Props) {
  // As in the confirm dialogue: the focus can only be given back if it opens after mounting.
  const mounted = useMounted();
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      title={<span className={c.dialogueTitle}>{title}</span>}
      closeButtonProps={{ 'aria-label': 'Close' }}
      closeOnClickOutside={false}
      size="lg"
    >
      {children}
    </Modal>
  );
}
