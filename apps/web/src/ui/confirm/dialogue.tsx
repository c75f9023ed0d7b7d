import { Button, Modal, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import c from './dialogue.module.css';

export type DialogueProps = {
  opened: boolean;
  title: string;
  message?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  hideCancel?: boolean;
  extra?: { label: string; onChoose: () => void };
  /** True for actions that cannot be undone. The button is red. */
  danger?: boolean;
  /** Text that the person has to type before the button works. */
  typeToConfirm?: string;
  /** Button that has the focus first and that Esc chooses. */
  safe?: 'confirm' | 'cancel';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Dialogue of every question: title, message, OK, Cancel unless it is hidden, and optionally an extra button.
 */
export function Dialogue(props: DialogueProps) {
  const { opened, title, message, danger = false, typeToConfirm, hideCancel = false, busy = false } = props;
  const safe = props.safe ?? (hideCancel ? 'confirm' : 'cancel');
  const [typed, setTyped] = useState('');
  const messageId = useId();
  // Opens after mounting, so that Mantine sees which element had the focus and can restore it.
  const mounted = useMounted();
  const ready = typeToConfirm === undefined || typed.trim() === typeToConfirm;

  const leave = (choose: () => void) => {
    setTyped('');
    choose();
  };
  const chooseSafe = () => {
    if (!busy) leave(safe === 'cancel' ? props.onCancel : props.onConfirm);
  };

  return (
    <Modal
      opened={opened && mounted}
      onClose={chooseSafe}
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
      size="md"
      aria-describedby={messageId}
    >
      <div className={c.body}>
        {message !== undefined && (
          <div id={messageId} className={`${c.message} ${danger ? c.band : ''}`}>
            {message}
          </div>
        )}
        {typeToConfirm !== undefined && (
          <TextInput
            label={`Type ${typeToConfirm} to confirm`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <div className={c.buttons}>
          {props.extra !== undefined && (
            <Button variant="subtle" disabled={busy} onClick={() => leave(props.extra?.onChoose ?? chooseSafe)}>
              {props.extra.label}
            </Button>
          )}
          {!hideCancel && (
            <Button
              variant="default"
              disabled={busy}
              data-autofocus={safe === 'cancel' || undefined}
              onClick={() => leave(props.onCancel)}
            >
              {props.cancelLabel ?? 'Cancel'}
            </Button>
          )}
          <Button
            color={danger ? 'brick' : undefined}
            loading={busy}
            disabled={!ready}
            data-autofocus={safe === 'confirm' || undefined}
            onClick={() => leave(props.onConfirm)}
          >
            {props.confirmLabel ?? 'OK'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
