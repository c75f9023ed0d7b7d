export { idsOf } from '../bulk-members.ts';
export { recallEnded, rememberEnded } from './remember-ended.ts';
export { setArchived } from './set-archived.ts';
