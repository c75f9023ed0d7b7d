export { adjustStock, editMonths, movePools } from './move-stock.ts';
export { presentKey, presentStock } from './stock.presenter.ts';
export { isAtLevel, type StockData, stockKeys } from './stock.report.ts';
export { stockRoutes } from './stock.routes.ts';
