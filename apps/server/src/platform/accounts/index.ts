export {
  archiveAccount,
  insertAccount,
  insertMissingAccounts,
  restoreAccount,
  updateAccounts,
  updatePassword,
} from './accounts.repository.ts';
export { deleteRole, insertRole, matchRolesToPlaces } from './roles.repository.ts';
export {
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOf,
  insertSession,
  recordStepUp,
  releaseSessions,
  touchSession,
} from './sessions.repository.ts';
