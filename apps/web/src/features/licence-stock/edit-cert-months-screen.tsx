import { limits, type StockRow } from '@doselore/contract';
import { useState } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import { SecondCheck } from '../../ui/check/index.ts';
import {
  Form,
  maxNumber,
  maxText,
  minNumber,
  NumberField,
  requiredAs,
  TextField,
  useForm,
  wholeNumber,
} from '../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../ui/formats/index.ts';
import { Wizard } from '../../ui/wizard/index.ts';
import { stockKeyOf } from '../licences/index.ts';
import { CorrectionPage } from './parts/correction-page.tsx';
import { StockField } from './parts/stock-field.tsx';
import { type MonthsChange, sendMonths } from './stock-moves.queries.ts';
import { stockChoice, useAskedStock, useCorrection, usePot } from './use-correction.ts';

const steps = [
  { key: 'answers', label: 'What to change' },
  { key: 'check', label: 'Check' },
];

type Props = { stock: readonly StockRow[]; placeName: string | undefined };
type Values = { stock: string; months: string; quantity: string; reason: string };

function MonthsWizard({ stock, placeName }: Props) {
  const { level, to } = useArea();
  const { groupId } = usePlace();
  const asked = useAskedStock();
  const state = useCorrection<MonthsChange>({
    name: 'edit-cert-months',
    send: (command) => sendMonths(level, groupId, command),
    message: (pot) => `Changed. ${pot} with the old months are left in the general pot`,
  });
  const { checking, kept } = state;
  const pot = usePot(checking);
  const [initial] = useState<Values>(() => ({
    stock: kept === undefined ? asked : stockChoice(kept),
    months: kept === undefined ? '' : String(kept.newCertificateMonths),
    quantity: kept === undefined ? '' : String(kept.quantity),
    reason: kept?.reason ?? '',
  }));
  const chosenOf = (choice: string) => stock.find((one) => stockChoice(one) === choice);
  const form = useForm<Values>({
    initial,
    labels: { stock: 'Licences of', months: 'New certificate length in months', quantity: 'How many', reason: 'Why' },
    rules: {
      stock: [requiredAs('Choose a course')],
      months: [
        requiredAs('Enter the certificate length, 0 for no end'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
        (months, values) =>
          chosenOf(values.stock)?.certificateMonths === Number(months) && months.trim() !== ''
            ? 'Choose other months than they have'
            : undefined,
      ],
      quantity: [requiredAs('Enter how many'), wholeNumber, minNumber(1), maxNumber(limits.purchaseMax)],
      reason: [requiredAs('Say why'), maxText(limits.name)],
    },
    onSubmit: async ({ stock: choice, months, quantity, reason }) => {
      const row = chosenOf(choice);
      if (row === undefined) return;
      state.check({
        ...stockKeyOf(row),
        newCertificateMonths: Number(months),
        quantity: Number(quantity),
        reason: reason.trim(),
      });
    },
  });
  const row = checking && chosenOf(stockChoice(checking));
  const now = pot ?? row?.pot ?? 0;
  return (
    <Wizard steps={steps} current={checking === undefined ? 'answers' : 'check'} onGoTo={state.back}>
      {checking === undefined ? (
        <Form form={form} submitLabel="Check your answers" cancelTo={to('licences')} guarded={false}>
          <StockField field={form.field('stock')} stock={stock} />
          <NumberField field={form.field('months')} hint="0 means that the certificate does not end." />
          <NumberField field={form.field('quantity')} hint="Of those in the general pot." />
          <TextField
            field={form.field('reason')}
            autoComplete="off"
            hint="Kept with the movement, for everybody to read."
          />
        </Form>
      ) : (
        <SecondCheck
          facts={[
            { label: 'For', value: placeName ?? 'This organisation' },
            { label: 'Course', value: row?.title ?? 'N/A' },
            { label: 'How many', value: formatNumber(checking.quantity) },
            {
              label: 'Certificate lasts',
              value: `${formatMonths(checking.certificateMonths)} now, then ${formatMonths(checking.newCertificateMonths).toLowerCase()}`,
            },
            {
              label: 'General pot, old months',
              value: `${formatNumber(now)} now, then ${formatNumber(now - checking.quantity)}`,
            },
            { label: 'Why', value: checking.reason },
          ]}
          after="Licences that are issued keep their months. Only what is issued from now on is worth something else."
          undo="Not taken back, but changed the other way, as long as they are in the general pot."
          submitLabel="Change months"
          failedTitle="Nothing was changed"
          state={state}
        />
      )}
    </Wizard>
  );
}

/** Unissued licences of the general pot get other certificate months. */
export function EditCertMonthsScreen() {
  return (
    <CorrectionPage lead="Unissued licences of the general pot get other certificate months; issued ones keep theirs.">
      {(stock, placeName) => <MonthsWizard stock={stock} placeName={placeName} />}
    </CorrectionPage>
  );
}
