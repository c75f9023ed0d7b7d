export { learningRecordsRoutes } from './learning-records.routes.ts';
