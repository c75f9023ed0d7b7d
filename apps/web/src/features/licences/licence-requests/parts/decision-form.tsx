import { AppError, limits, plural } from '@doselore/contract';
import {
  declineRequest,
  fulfilRequest,
  type LicenceRequestRow,
  orderForRequest,
} from '@doselore/contract/licence-requests';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import {
  Form,
  maxNumber,
  maxText,
  minNumber,
  NumberField,
  RadioGroupField,
  type Rule,
  requiredAs,
  TextAreaField,
  TextField,
  useForm,
  wholeNumber,
} from '../../../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { askerName, openQuantity } from '../request-words.ts';
import c from './requests.module.css';

type Way = 'pot' | 'order' | 'decline';
type Values = { way: Way; quantity: string; poReference: string; transactionRef: string; note: string };
type Props = { request: LicenceRequestRow; onClose: () => void };

const submitLabels: Record<Way, string> = {
  pot: 'Fulfil from the general pot',
  order: 'Order licences',
  decline: 'Decline request',
};

function doneText({ way, quantity }: Values, request: LicenceRequestRow): string {
  const asker = askerName(request);
  if (way === 'decline') return `The request of ${asker} was declined`;
  const count = `${formatNumber(Number(quantity))} ${plural(Number(quantity), 'licence', 'licences')}`;
  return `${count} ${way === 'pot' ? 'moved' : 'ordered'} for ${asker}`;
}

/** Limits a rule to some decisions, because the fields of the other decisions are hidden. */
const inWay =
  (ways: readonly Way[], rule: Rule<string, Values>): Rule<string, Values> =>
  (value, values) =>
    ways.includes(values.way) ? rule(value, values) : undefined;
const oneReference: Rule<string, Values> = (_value, { poReference, transactionRef }) =>
  poReference.trim() === '' && transactionRef.trim() === ''
    ? 'Enter a purchase order or a transaction reference'
    : undefined;

/**
 * Form that decides a licence request. A part leaves the request open for the rest. When the stock is too low, the
 * server says what is left and the form reloads it.
 */
export function DecisionForm({ request, onClose }: Props) {
  const { level, holds } = useArea();
  const client = useQueryClient();
  const open = openQuantity(request);
  const pot = request.pot ?? 0;
  const gives: readonly Way[] = ['pot', 'order'];
  const mustPay = !holds('licences.buyWithoutReference');

  const send = ({ way, quantity, poReference, transactionRef, note }: Values, idempotencyKey: string) => {
    const groupId = request.group.id;
    const one = { licenceRequestId: request.id, note };
    if (way === 'decline') return callEndpoint(declineRequest, { level, params: { groupId }, body: one });
    const body = { ...one, quantity: Number(quantity), idempotencyKey };
    return way === 'pot'
      ? callEndpoint(fulfilRequest, { level, params: { groupId }, body })
      : callEndpoint(orderForRequest, { level, params: { groupId }, body: { ...body, poReference, transactionRef } });
  };
  const form = useForm<Values>({
    initial: {
      way: pot > 0 ? 'pot' : 'order',
      quantity: String(pot > 0 ? Math.min(open, pot) : open),
      poReference: '',
      transactionRef: '',
      note: '',
    },
    labels: {
      way: 'Decision',
      quantity: 'Number of licences',
      poReference: 'Purchase order reference',
      transactionRef: 'Transaction reference',
      note: 'Note to the requester',
    },
    rules: {
      quantity: [requiredAs('Enter how many licences'), wholeNumber, minNumber(1), maxNumber(open)].map((rule) =>
        inWay(gives, rule),
      ),
      poReference: [maxText(limits.name), ...(mustPay ? [oneReference] : [])].map((rule) => inWay(['order'], rule)),
      transactionRef: [inWay(['order'], maxText(limits.name))],
      note: [inWay(['decline'], requiredAs('Enter the reason')), maxText(limits.text)],
    },
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      try {
        await send(values, idempotencyKey);
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') {
          // After a conflict the person decides by new numbers, so the next submission is a new command.
          form.beginCommand();
          await refreshAfterLicences(client);
        }
        throw error;
      }
      showBanner({ message: doneText(values, request), type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  const { way } = form.values;
  const wayField = form.field('way');
  return (
    <>
      <div className={c.facts}>
        <Facts
          facts={[
            { label: 'Course', value: `${request.title}, ${formatMonths(request.certificateMonths).toLowerCase()}` },
            { label: 'For', value: `${askerName(request)}, ${request.group.name}` },
            { label: 'Still needed', value: `${formatNumber(open)} of ${formatNumber(request.quantity)}` },
            { label: 'In the general pot', value: formatNumber(pot) },
            { label: 'Requested by', value: request.requested_by },
            ...(request.note === '' ? [] : [{ label: 'Note', value: request.note }]),
          ]}
        />
      </div>
      <Form form={form} submitLabel={submitLabels[way]} onCancel={onClose} onDone={onClose} guarded={false}>
        <RadioGroupField
          field={{ ...wayField, onChange: (value) => wayField.onChange(value as Way) }}
          options={[
            {
              value: 'pot',
              label: 'Fulfil from the general pot',
              hint: pot === 0 ? 'None left for this course and length.' : `${formatNumber(pot)} there now.`,
              disabled: pot === 0,
            },
            { value: 'order', label: 'Order', hint: 'Licences are added to the requester’s pool.' },
            { value: 'decline', label: 'Decline', hint: 'No licences are moved.' },
          ]}
        />
        {way !== 'decline' && (
          <NumberField field={form.field('quantity')} hint="If you enter fewer, the request stays open for the rest." />
        )}
        {way === 'order' && (
          <>
            <TextField field={form.field('poReference')} optional={!mustPay} />
            <TextField field={form.field('transactionRef')} optional />
          </>
        )}
        <TextAreaField field={form.field('note')} rows={2} optional={way !== 'decline'} />
      </Form>
    </>
  );
}
