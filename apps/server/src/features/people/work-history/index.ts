export { correctWorkHistory } from './correct-work-history.ts';
export { workHistoryRoutes } from './work-history.routes.ts';
