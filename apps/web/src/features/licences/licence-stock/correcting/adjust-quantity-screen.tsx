import { adjustStock, type StockRow } from '@doselore/contract/licence-stock';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { NumberField, RadioGroupField, useForm } from '../../../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { ReviewStep } from '../../../../ui/review-step/index.ts';
import { stockKeyOf } from '../../ledger/index.ts';
import { signed } from '../movements/movement-words.ts';
import type { Adjustment } from '../stock-moves.queries.ts';
import { CorrectionPage } from './correction-page.tsx';
import { CorrectionWizard } from './correction-wizard.tsx';
import { correctionLabels, correctionRules, tooManyFor, useCorrection } from './use-correction.ts';

type Props = { stock: readonly StockRow[]; placeName: string | undefined };
type Values = { stock: string; direction: string; quantity: string; reason: string };

function AdjustWizard({ stock, placeName }: Props) {
  const { state, kept, checking, rowOf, row, now, firstStock } = useCorrection<Adjustment>({
    name: 'adjust-quantity',
    stock,
    send: (_level, groupId, body) => callEndpoint(adjustStock, { params: { groupId }, body }),
    message: (pot) => `Corrected. The general pot now has ${pot}`,
  });
  const [initial] = useState<Values>(() => ({
    stock: firstStock,
    direction: kept !== undefined && kept.change > 0 ? 'add' : 'remove',
    quantity: kept === undefined ? '' : String(Math.abs(kept.change)),
    reason: kept?.reason ?? '',
  }));
  const form = useForm<Values>({
    initial,
    labels: { ...correctionLabels, direction: 'Correction' },
    rules: {
      ...correctionRules,
      quantity: [
        ...correctionRules.quantity,
        (quantity, { stock: choice, direction }) =>
          direction === 'remove' ? tooManyFor(rowOf(choice), quantity) : undefined,
      ],
    },
    onSubmit: async ({ stock: choice, direction, quantity, reason }) => {
      const chosen = rowOf(choice);
      if (chosen === undefined) return;
      const change = Number(quantity) * (direction === 'add' ? 1 : -1);
      state.check({ ...stockKeyOf(chosen), change, reason: reason.trim() });
    },
  });
  return (
    <CorrectionWizard
      first="Correction"
      form={form}
      stock={stock}
      stockField={form.field('stock')}
      reasonField={form.field('reason')}
      onBack={state.back}
      second={
        checking && (
          <ReviewStep
            grave={checking.change < 0}
            facts={[
              { label: 'For', value: placeName ?? 'This organisation' },
              { label: 'Course', value: row?.title ?? 'N/A' },
              { label: 'Certificate lasts', value: formatMonths(checking.certificateMonths) },
              { label: 'Correction', value: signed(checking.change) },
              { label: 'General pot', value: `${formatNumber(now)} now, then ${formatNumber(now + checking.change)}` },
              { label: 'Reason', value: checking.reason },
            ]}
            after="Only unissued licences in the general pot change. Nobody loses a licence."
            undo="Yes, by the opposite correction. Both movements stay in the list."
            submitLabel={checking.change < 0 ? 'Write off' : 'Add licences'}
            failedTitle="Nothing was corrected"
            state={state}
          />
        )
      }
    >
      <RadioGroupField
        field={form.field('direction')}
        options={[
          { value: 'remove', label: 'Write off', hint: 'They are removed from the general pot.' },
          { value: 'add', label: 'Add', hint: 'They are added without an order.' },
        ]}
      />
      <NumberField field={form.field('quantity')} />
    </CorrectionWizard>
  );
}

/** Corrects a wrong number of licences: writes seats off, or adds seats without an order. */
export function AdjustQuantityScreen() {
  return (
    <CorrectionPage lead="Unissued licences of the general pot are written off, or added without an order.">
      {(stock, placeName) => <AdjustWizard stock={stock} placeName={placeName} />}
    </CorrectionPage>
  );
}
