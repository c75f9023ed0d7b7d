import { limits, type ProductType } from '@doselore/contract';
import { maxNumber, maxText, minNumber, type Rule, requiredAs, useForm, wholeNumber } from '../../ui/form/index.ts';
import type { Order } from './licences.queries.ts';

export type OrderValues = {
  /** As `productKey` says it. */
  productId: string;
  quantity: string;
  certificateMonths: string;
  poReference: string;
  transactionRef: string;
};

type Product = { productType: ProductType; productId: number };

/** Courses and face to face courses are numbered apart. */
export const productKey = ({ productType, productId }: Product) =>
  productType === 'abstract_course' ? `${productId}` : `paper-${productId}`;

function productOf(key: string): Product {
  const isPaper = key.startsWith('paper-');
  return {
    productType: isPaper ? 'abstract_paper_course' : 'abstract_course',
    productId: Number(key.replace('paper-', '')),
  };
}

export function valuesOf(order: Order): OrderValues {
  return {
    ...order,
    productId: productKey(order),
    quantity: String(order.quantity),
    certificateMonths: String(order.certificateMonths),
  };
}

function orderOf(values: OrderValues): Order {
  return {
    ...productOf(values.productId),
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
      productId: 'Course',
      quantity: 'Number of licences',
      certificateMonths: 'Certificate length in months',
      poReference: 'Purchase order reference',
      transactionRef: 'Transaction reference',
    },
    rules: {
      productId: [requiredAs('Choose a course')],
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
