export { absenceRoutes } from './absences.routes.ts';
export { recordAbsences } from './record-absences.ts';
