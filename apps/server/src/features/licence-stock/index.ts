export { checkOnSale, checkTaught } from './check-supply.ts';
export { licenceStockRoutes } from './licence-stock.routes.ts';
export { adjustStock, editMonths, movePools } from './move-stock.ts';
export { showStock } from './show-stock.ts';
export { presentKey, presentPlace, presentStock } from './stock.presenter.ts';
export { isAtLevel, type StockData, stockKeys } from './stock.report.ts';
export { findProduct, isPlaceIn } from './supply.repository.ts';
