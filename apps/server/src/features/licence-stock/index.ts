export { presentKey, presentStock } from './stock.presenter.ts';
export { isAtLevel, type StockData, stockKeys } from './stock.report.ts';
export { stockRoutes } from './stock.routes.ts';
