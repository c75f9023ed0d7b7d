import type { StockRow } from '@doselore/contract/licence-stock';
import type { ReactNode } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { type FieldProps, Form, type FormState, TextField } from '../../../../ui/form/index.ts';
import { Wizard } from '../../../../ui/wizard/index.ts';
import { StockField } from './stock-field.tsx';

type Props<V extends Record<string, unknown>> = {
  first: string;
  form: FormState<V>;
  stock: readonly StockRow[];
  stockField: FieldProps<string>;
  reasonField: FieldProps<string>;
  /** Fields between the stock and the reason. */
  children: ReactNode;
  /** Review step; undefined until the answers are complete. */
  second: ReactNode | undefined;
  onBack: () => void;
};

/** Wizard of a correction: stock, change and reason, then the review step. */
export function CorrectionWizard<V extends Record<string, unknown>>(props: Props<V>) {
  const { first, form, stock, stockField, reasonField, children, second, onBack } = props;
  const { to } = useArea();
  const steps = [
    { key: 'answers', label: first },
    { key: 'check', label: 'Check' },
  ];
  return (
    <Wizard steps={steps} current={second === undefined ? 'answers' : 'check'} onGoTo={onBack}>
      {second ?? (
        <Form form={form} submitLabel="Check your answers" cancelTo={to('licences')} guarded={false}>
          <StockField field={stockField} stock={stock} />
          {children}
          <TextField
            field={reasonField}
            autoComplete="off"
            hint="Shown with the movement to everyone who can see it."
          />
        </Form>
      )}
    </Wizard>
  );
}
