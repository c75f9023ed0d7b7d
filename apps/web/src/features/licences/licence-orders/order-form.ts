import { limits } from '@doselore/contract';
import {
  maxNumber,
  maxText,
  minNumber,
  type Option,
  type Rule,
  requiredAs,
  useForm,
  wholeNumber,
} from '../../../ui/form/index.ts';
import { productKey, productOf } from '../ledger/index.ts';
import type { Order } from './orders.queries.ts';

/** Place that licences are added to. A virtual group takes only licences of the course that it teaches. */
export type Destination = Option & { teaches?: { product: string; months: number } };

export type OrderValues = {
  /** Result of `productKey`. */
  productId: string;
  quantity: string;
  certificateMonths: string;
  /** Result of `destinationKey`; empty for the general pot. */
  destination: string;
  poReference: string;
  transactionRef: string;
};

export const destinationKey = ({ subgroupId, virtualGroupId }: Pick<Order, 'subgroupId' | 'virtualGroupId'>) => {
  if (virtualGroupId !== undefined) return `virtual-group-${virtualGroupId}`;
  return subgroupId === undefined ? '' : `service-${subgroupId}`;
};

function destinationOf(key: string): Pick<Order, 'subgroupId' | 'virtualGroupId'> {
  if (key === '') return {};
  const number = Number(key.slice(key.lastIndexOf('-') + 1));
  return key.startsWith('service-') ? { subgroupId: number } : { virtualGroupId: number };
}

export function valuesOf(order: Order): OrderValues {
  return {
    productId: productKey(order),
    quantity: String(order.quantity),
    certificateMonths: String(order.certificateMonths),
    destination: destinationKey(order),
    poReference: order.poReference,
    transactionRef: order.transactionRef,
  };
}

function orderOf(values: OrderValues): Order {
  return {
    ...productOf(values.productId),
    quantity: Number(values.quantity),
    certificateMonths: Number(values.certificateMonths),
    ...destinationOf(values.destination),
    poReference: values.poReference.trim(),
    transactionRef: values.transactionRef.trim(),
  };
}

const oneReference: Rule<string, OrderValues> = (_value, { poReference, transactionRef }) =>
  poReference.trim() === '' && transactionRef.trim() === ''
    ? 'Enter a purchase order or a transaction reference'
    : undefined;

type Options = {
  initial: OrderValues;
  /** True when a purchase order or transaction reference is required: for everybody except site admins. */
  mustPay: boolean;
  /** True when licences cannot be added to the general pot. */
  mustChoosePlace: boolean;
  placeLabel: string;
  onChecked: (order: Order) => void;
};

export function useOrderForm({ initial, mustPay, mustChoosePlace, placeLabel, onChecked }: Options) {
  return useForm<OrderValues>({
    initial,
    labels: {
      productId: 'Course',
      quantity: 'Number of licences',
      certificateMonths: 'Certificate length in months',
      destination: placeLabel,
      poReference: 'Purchase order reference',
      transactionRef: 'Transaction reference',
    },
    rules: {
      productId: [requiredAs('Choose a course')],
      quantity: [requiredAs('Enter how many licences'), wholeNumber, minNumber(1), maxNumber(limits.purchaseMax)],
      certificateMonths: [
        requiredAs('Enter the certificate length, or 0 if it never expires'),
        wholeNumber,
        maxNumber(limits.certificateMonthsMax),
      ],
      destination: mustChoosePlace ? [requiredAs('Choose where to add the licences')] : [],
      poReference: [maxText(limits.name), ...(mustPay ? [oneReference] : [])],
      transactionRef: [maxText(limits.name)],
    },
    onSubmit: async (values) => onChecked(orderOf(values)),
  });
}
