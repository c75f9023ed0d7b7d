import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EditConflictPanel } from './edit-conflict-panel.tsx';
import c from './form.module.css';
import { PlainForm } from './plain-form.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { FormState } from './use-form.ts';

type Props<V extends Record<string, unknown>> = {
  form: FormState<V>;
  /** Verb and noun: "Save venue". */
  submitLabel: string;
  cancelTo?: string;
  /** Cancels a form in a dialogue, or one that opens within its page. Replaces `cancelTo`. */
  onCancel?: () => void;
  /** Called after a successful submission. */
  onDone?: () => void;
  /** Whether to ask before the page is left with changes. */
  guarded?: boolean;
  fullWidthButton?: boolean;
  /** True while another button of the page is filled, so that this button is not. */
  isQuiet?: boolean;
  /** Buttons after Save and Cancel. */
  buttons?: ReactNode;
  children: ReactNode;
};

export function Form<V extends Record<string, unknown>>(props: Props<V>) {
  const { form, submitLabel, onDone, guarded = true, fullWidthButton, isQuiet } = props;
  const saveYours = async () => {
    if (await form.editConflict?.saveYours()) onDone?.();
  };
  return (
    <>
      <PlainForm
        form={form}
        submitLabel={submitLabel}
        onDone={onDone}
        fullWidthButton={fullWidthButton}
        isQuiet={isQuiet}
        above={
          form.editConflict && (
            <EditConflictPanel
              {...form.editConflict}
              refusals={form.refusals}
              saving={form.saving}
              onSaveYours={() => void saveYours()}
            />
          )
        }
        buttons={
          <>
            {props.cancelTo !== undefined && (
              <Button variant="default" component={Link} to={props.cancelTo}>
                Cancel
              </Button>
            )}
            {props.onCancel !== undefined && (
              <Button variant="default" onClick={props.onCancel}>
                Cancel
              </Button>
            )}
            {props.buttons}
          </>
        }
      >
        {props.children}
      </PlainForm>
      {guarded && <UnsavedGuard when={form.dirty && !form.saving} onSave={form.submit} />}
    </>
  );
}

/** Fields that belong together, under their heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={c.section}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
