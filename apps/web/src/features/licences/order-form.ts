import { limits } from '@doselore/contract';
import { maxNumber, maxText, minNumber, type Rule, requiredAs, useForm, wholeNumber } from '../../ui/form/index.ts';
import type { Order } from './licences.queries.ts';

export type OrderValues = {
  abstractCourseId: string;
  quantity: string;
  certificateMonths: string;
  poReference: string;
  transactionRef: string;
};

export function valuesOf(order: Order): OrderValues {
  return {
    ...order,
    abstractCourseId: String(order.abstractCourseId),
    quantity: String(order.quantity),
    certificateMonths: String(order.certificateMonths),
  };
}

function orderOf(values: OrderValues): Order {
  return {
    abstractCourseId: Number(values.abstractCourseId),
    quantity: Number(values.quantity),
    certificateMonths: Number(values.certificateMonths),
    poReference: values.poReference.trim(),
    transactionRef: values.transactionRef.trim(),
  };
}

const oneReference: Rule<string, OrderValues> = (_value, { poReference, transactionRef }) =>
  poReference.trim() === '' && transactionRef.trim() === ''
    ? 'Enter a purchase order or a transaction reference'
    : undefined;

type Options = { initial: OrderValues; mustPay: boolean; onChecked: (order: Order) => void };

/** `mustPay`: everybody but a site admin names a purchase order or a transaction. */
export function useOrderForm({ initial, mustPay, onChecked }: Options) {
  return useForm<OrderValues>({
    initial,
    labels: {
      abstractCourseId: 'Course',
      quantity: 'Number of licences',
      certificateMonths: 'Certificate length in months',
      poReference: 'Purchase order reference',
      transactionRef: 'Transaction reference',
    },
    rules: {
      abstractCourseId: [requiredAs('Choose a course')],
      quantity: [requiredAs('Enter how many licences'), wholeNumber, minNumber(1), maxNumber(limits.purchaseMax)],
      certificateMonths: [
        requiredAs('Enter the certificate length, 0 for no end'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
      ],
      poReference: [maxText(limits.name), ...(mustPay ? [oneReference] : [])],
      transactionRef: [maxText(limits.name)],
    },
    onSubmit: async (values) => onChecked(orderOf(values)),
  });
}
