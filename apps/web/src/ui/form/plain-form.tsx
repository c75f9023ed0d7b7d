import { Button } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import c from './form.module.css';
import { FormSubject } from './form-subject.ts';
import { SaveLabel } from './save-label.tsx';
import type { FormState } from './use-form.ts';

type Props<V extends Record<string, unknown>> = {
  form: FormState<V>;
  /** Verb and noun: "Save venue". */
  submitLabel: string;
  /** Called after a successful submission. */
  onDone?: () => void;
  fullWidthButton?: boolean;
  /** True while another button of the page is filled, so that this button is not. */
  isQuiet?: boolean;
  /** Shown between the error summary and the fields. */
  above?: ReactNode;
  /** Buttons after the one that submits; in a dialogue before it, as in every dialogue. */
  buttons?: ReactNode;
  children: ReactNode;
};

/** Form that is left without a question. Used for login, and inside `Form`. */
export function PlainForm<V extends Record<string, unknown>>(props: Props<V>) {
  const { form, fullWidthButton = false, isQuiet = false } = props;
  const isInDialogue = use(FormSubject) !== '';
  const send = async () => {
    if (await form.submit()) props.onDone?.();
  };
  return (
    <form
      noValidate
      className={c.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ErrorSummary problems={form.problems} failure={form.failure} refusals={form.refusals} />
      {props.above}
      {props.children}
      <div className={c.buttons} data-in-dialogue={isInDialogue || undefined}>
        {isInDialogue && props.buttons}
        <Button
          type="submit"
          variant={isQuiet ? 'default' : 'filled'}
          loading={form.saving}
          fullWidth={fullWidthButton}
          size={fullWidthButton ? 'lg' : 'md'}
          fz="md"
        >
          <SaveLabel label={props.submitLabel} isSaved={form.saved} />
        </Button>
        {!isInDialogue && props.buttons}
      </div>
    </form>
  );
}
