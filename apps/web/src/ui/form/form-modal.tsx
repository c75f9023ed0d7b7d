import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FormSubject } from './form-subject.ts';

export type FormDialogueProps = {
  opened: boolean;
  title: string;
  /** Record that the form is about, such as `order 7`, so that typed text comes back to the same record. */
  about: string;
  onClose: () => void;
  children: ReactNode;
};

/** Makes the first field of a dialogue its first stop. Otherwise this is the button that closes it. */
function focusFirstField(body: HTMLElement | null): void {
  body?.querySelector('input:not([type=hidden]), select, textarea')?.setAttribute('data-autofocus', '');
}

/** Short form in a dialogue over its page. Its content is remounted with each opening. */
export function FormModal({ opened, title, about, onClose, children }: FormDialogueProps) {
  // As in the confirm dialogue: focus can be restored only if the dialogue opens after mounting.
  const mounted = useMounted();
  return (
    <Modal opened={opened && mounted} onClose={onClose} title={title} closeOnClickOutside={false} size="lg">
      <div ref={focusFirstField}>
        <FormSubject value={about}>{children}</FormSubject>
      </div>
    </Modal>
  );
}
