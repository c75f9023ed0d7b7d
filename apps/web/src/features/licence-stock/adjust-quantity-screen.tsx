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
  RadioGroupField,
  requiredAs,
  TextField,
  useForm,
  wholeNumber,
} from '../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../ui/formats/index.ts';
import { Wizard } from '../../ui/wizard/index.ts';
import { stockKeyOf } from '../licences/index.ts';
import { signed } from './movement-words.ts';
import { CorrectionPage } from './parts/correction-page.tsx';
import { StockField } from './parts/stock-field.tsx';
import { type Adjustment, sendAdjustment } from './stock-moves.queries.ts';
import { stockChoice, useAskedStock, useCorrection, usePot } from './use-correction.ts';

const steps = [
  { key: 'answers', label: 'What to correct' },
  { key: 'check', label: 'Check' },
];

type Props = { stock: readonly StockRow[]; placeName: string | undefined };

function AdjustWizard({ stock, placeName }: Props) {
  const { level, to } = useArea();
  const { groupId } = usePlace();
  const asked = useAskedStock();
  const state = useCorrection<Adjustment>({
    name: 'adjust-quantity',
    send: (command) => sendAdjustment(level, groupId, command),
    message: (pot) => `Corrected. The general pot has ${pot} now`,
  });
  const { checking, kept } = state;
  const pot = usePot(checking);
  const [initial] = useState(() => ({
    stock: kept === undefined ? asked : stockChoice(kept),
    direction: kept !== undefined && kept.change > 0 ? 'add' : 'remove',
    quantity: kept === undefined ? '' : String(Math.abs(kept.change)),
    reason: kept?.reason ?? '',
  }));
  const form = useForm({
    initial,
    labels: { stock: 'Licences of', direction: 'Correction', quantity: 'How many', reason: 'Why' },
    rules: {
      stock: [requiredAs('Choose a course')],
      quantity: [requiredAs('Enter how many'), wholeNumber, minNumber(1), maxNumber(limits.purchaseMax)],
      reason: [requiredAs('Say why'), maxText(limits.name)],
    },
    onSubmit: async ({ stock: choice, direction, quantity, reason }) => {
      const row = stock.find((one) => stockChoice(one) === choice);
      if (row === undefined) return;
      const change = Number(quantity) * (direction === 'add' ? 1 : -1);
      state.check({ ...stockKeyOf(row), change, reason: reason.trim() });
    },
  });
  const row = checking && stock.find((one) => stockChoice(one) === stockChoice(checking));
  const now = pot ?? row?.pot ?? 0;
  return (
    <Wizard steps={steps} current={checking === undefined ? 'answers' : 'check'} onGoTo={state.back}>
      {checking === undefined ? (
        <Form form={form} submitLabel="Check your answers" cancelTo={to('licences')} guarded={false}>
          <StockField field={form.field('stock')} stock={stock} />
          <RadioGroupField
            field={form.field('direction')}
            options={[
              { value: 'remove', label: 'Write off', hint: 'They leave the general pot for good.' },
              { value: 'add', label: 'Add', hint: 'Licences that nobody ordered.' },
            ]}
          />
          <NumberField field={form.field('quantity')} />
          <TextField
            field={form.field('reason')}
            autoComplete="off"
            hint="Kept with the movement, for everybody to read."
          />
        </Form>
      ) : (
        <SecondCheck
          grave={checking.change < 0}
          facts={[
            { label: 'For', value: placeName ?? 'This organisation' },
            { label: 'Course', value: row?.title ?? 'N/A' },
            { label: 'Certificate lasts', value: formatMonths(checking.certificateMonths) },
            { label: 'Correction', value: signed(checking.change) },
            { label: 'General pot', value: `${formatNumber(now)} now, then ${formatNumber(now + checking.change)}` },
            { label: 'Why', value: checking.reason },
          ]}
          after="Only unissued licences of the general pot are touched. Nobody loses a licence."
          undo="Not taken back, but corrected the other way. Both movements stay."
          submitLabel={checking.change < 0 ? 'Write off' : 'Add licences'}
          failedTitle="Nothing was corrected"
          state={state}
        />
      )}
    </Wizard>
  );
}

/** Licences that were counted wrong: written off, or added without an order. */
export function AdjustQuantityScreen() {
  return (
    <CorrectionPage lead="Unissued licences of the general pot are written off, or added without an order.">
      {(stock, placeName) => <AdjustWizard stock={stock} placeName={placeName} />}
    </CorrectionPage>
  );
}
