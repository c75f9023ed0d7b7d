import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EditConflictPanel } from './edit-conflict-panel.tsx';
import { ErrorSummary } from './error-summary.tsx';
import c from './form.module.css';
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
  /** Whether to ask before the page is left with changes. False for login and similar forms. */
  guarded?: boolean;
  fullWidthButton?: boolean;
  children: ReactNode;
};

export function Form<V extends Record<string, unknown>>(props: Props<V>) {
  const { form, guarded = true, fullWidthButton = false } = props;
  const finish = async (sending: Promise<boolean>) => {
    if (await sending) props.onDone?.();
  };
  return (
    <form
      noValidate
      className={c.form}
      onSubmit={(event) => {
        event.preventDefault();
        void finish(form.submit());
      }}
    >
      <ErrorSummary problems={form.problems} failure={form.failure} refusals={form.refusals} />
      {form.editConflict && (
        <EditConflictPanel
          {...form.editConflict}
          refusals={form.refusals}
          saving={form.saving}
          onSaveYours={() => void finish(form.editConflict?.saveYours() ?? Promise.resolve(false))}
        />
      )}
      {props.children}
      <div className={c.buttons}>
        <Button
          type="submit"
          loading={form.saving}
          fullWidth={fullWidthButton}
          size={fullWidthButton ? 'lg' : 'md'}
          fz="md"
        >
          {props.submitLabel}
        </Button>
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
      </div>
      {guarded && <UnsavedGuard when={form.dirty && !form.saving} onSave={form.submit} />}
    </form>
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
