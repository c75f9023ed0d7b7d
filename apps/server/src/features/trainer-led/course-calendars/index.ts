export { findEndedAcceptances, findInformed } from './find-informed.ts';
export { invitationsTask, rememberInvitations, sendInvitations, watchInvitations } from './send-invitations.ts';
