export { idsOf } from '../bulk-members.ts';
export { type LeavingDay, saveLeavingDays } from './leaving-days.repository.ts';
export { recallEnded, rememberEnded } from './remember-ended.ts';
export { setArchived } from './set-archived.ts';
