import { limits } from '@doselore/contract';
import { editCertMonths, type StockRow } from '@doselore/contract/licence-stock';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { maxNumber, NumberField, requiredAs, useForm, wholeNumber } from '../../../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { ReviewStep } from '../../../../ui/review-step/index.ts';
import { stockKeyOf } from '../../ledger/index.ts';
import type { MonthsChange } from '../stock-moves.queries.ts';
import { CorrectionPage } from './correction-page.tsx';
import { CorrectionWizard } from './correction-wizard.tsx';
import { correctionLabels, correctionRules, tooManyFor, useCorrection } from './use-correction.ts';

type Props = { stock: readonly StockRow[]; placeName: string | undefined };
type Values = { stock: string; months: string; quantity: string; reason: string };

function MonthsWizard({ stock, placeName }: Props) {
  const { state, kept, checking, rowOf, row, now, firstStock } = useCorrection<MonthsChange>({
    name: 'edit-cert-months',
    stock,
    send: (_level, groupId, body) => callEndpoint(editCertMonths, { params: { groupId }, body }),
    message: (pot) => `Changed. ${pot} with the earlier length are left in the general pot`,
  });
  const [initial] = useState<Values>(() => ({
    stock: firstStock,
    months: kept === undefined ? '' : String(kept.newCertificateMonths),
    quantity: kept === undefined ? '' : String(kept.quantity),
    reason: kept?.reason ?? '',
  }));
  const form = useForm<Values>({
    initial,
    labels: { ...correctionLabels, months: 'New certificate length in months' },
    rules: {
      ...correctionRules,
      quantity: [...correctionRules.quantity, (quantity, values) => tooManyFor(rowOf(values.stock), quantity)],
      months: [
        requiredAs('Enter the certificate length, or 0 if it never expires'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
        (months, values) =>
          rowOf(values.stock)?.certificateMonths === Number(months) && months.trim() !== ''
            ? 'Choose a different certificate length'
            : undefined,
      ],
    },
    onSubmit: async ({ stock: choice, months, quantity, reason }) => {
      const chosen = rowOf(choice);
      if (chosen === undefined) return;
      state.check({
        ...stockKeyOf(chosen),
        newCertificateMonths: Number(months),
        quantity: Number(quantity),
        reason: reason.trim(),
      });
    },
  });
  return (
    <CorrectionWizard
      first="Change"
      form={form}
      stock={stock}
      stockField={form.field('stock')}
      reasonField={form.field('reason')}
      onBack={state.back}
      second={
        checking && (
          <ReviewStep
            facts={[
              { label: 'For', value: placeName ?? 'This organisation' },
              { label: 'Course', value: row?.title ?? 'N/A' },
              { label: 'How many', value: formatNumber(checking.quantity) },
              {
                label: 'Certificate lasts',
                value: `${formatMonths(checking.certificateMonths)} now, then ${formatMonths(checking.newCertificateMonths).toLowerCase()}`,
              },
              {
                label: 'General pot, earlier length',
                value: `${formatNumber(now)} now, then ${formatNumber(now - checking.quantity)}`,
              },
              { label: 'Reason', value: checking.reason },
            ]}
            after="Issued licences keep their certificate length. Licences issued from now on get the new length."
            undo="Yes, by the opposite change, while they are in the general pot."
            submitLabel="Change months"
            failedTitle="Nothing was changed"
            state={state}
          />
        )
      }
    >
      <NumberField field={form.field('months')} hint="0 means that the certificate never expires." />
      <NumberField field={form.field('quantity')} hint="At most the number in the general pot." />
    </CorrectionWizard>
  );
}

/** Changes the certificate months of unissued licences in the general pot. */
export function EditCertMonthsScreen() {
  return (
    <CorrectionPage lead="Changes the certificate length of unissued licences in the general pot. Issued licences do not change.">
      {(stock, placeName) => <MonthsWizard stock={stock} placeName={placeName} />}
    </CorrectionPage>
  );
}
