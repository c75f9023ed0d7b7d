export { coverText } from './cover-words.ts';
export { OrderFirst, useOrderWay } from './order-way.tsx';
export { useOrderWords } from './order-words.ts';
export { isSameKey, type Product, productKey, productOf, type StockKey, stockKeyOf } from './product-key.ts';
export { refreshAfterLicences } from './refresh-after-licences.ts';
export { StockLevelTag } from './stock-level-tag.tsx';
export { useStockWay } from './stock-way.ts';
export { withPotOr } from './with-pot-or.ts';
