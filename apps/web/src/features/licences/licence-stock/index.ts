export { CourseStock } from './course-stock.tsx';
export { IssuedLicencesScreen } from './issued/issued-licences-screen.tsx';
export { LicencesScreen } from './licences-screen.tsx';
export { MovementsScreen } from './movements/movements-screen.tsx';
export { LicenceTabs } from './parts/licence-tabs.tsx';
export { PoolAllocationScreen } from './pools/pool-allocation-screen.tsx';
export { ServiceLicencesScreen } from './service-licences-screen.tsx';
export { SiblingLicencesScreen } from './sibling-licences-screen.tsx';
export {
  placeStockOfKeyQuery,
  stockOfKeyQuery,
} from './stock.queries.ts';
export { StockKeyScreen } from './stock-key-screen.tsx';
export { useKeyLinks, useStockKey } from './use-stock-key.ts';
