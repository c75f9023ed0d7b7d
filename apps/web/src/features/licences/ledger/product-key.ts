import type { ProductType } from '@doselore/contract';

export type Product = { productType: ProductType; productId: number };
/** Identifies the stock of an organisation: product and certificate months. */
export type StockKey = Product & { certificateMonths: number };

/** Returns a unique key of a product. Courses and face to face courses have separate ids. */
export const productKey = ({ productType, productId }: Product) =>
  productType === 'abstract_course' ? `${productId}` : `paper-${productId}`;

export function productOf(key: string): Product {
  const isPaper = key.startsWith('paper-');
  return {
    productType: isPaper ? 'abstract_paper_course' : 'abstract_course',
    productId: Number(key.replace('paper-', '')),
  };
}

export const stockKeyOf = ({ productType, productId, certificateMonths }: StockKey): StockKey => ({
  productType,
  productId,
  certificateMonths,
});

export const isSameKey = (a: StockKey, b: StockKey) =>
  productKey(a) === productKey(b) && a.certificateMonths === b.certificateMonths;
