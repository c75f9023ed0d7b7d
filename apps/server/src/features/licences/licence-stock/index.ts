export { checkOffered, checkOnSale, checkTaught, lockPlace } from './check-supply.ts';
export { licenceStockRoutes } from './licence-stock.routes.ts';
export { adjustStock, editMonths, movePools } from './move-stock.ts';
export { showLevels, showServiceLevels } from './show-levels.ts';
export { showStock } from './show-stock.ts';
export { presentKey, presentPlace } from './stock.presenter.ts';
export { countLowStock, summariseStock } from './summarise-stock.ts';
