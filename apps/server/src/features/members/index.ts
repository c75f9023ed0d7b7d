export { changePerson } from './change-member.ts';
export { addExisting } from './change-membership.ts';
export { findRefusals } from './identity/find-refusals.ts';
export { addPeople, addressTaken, checkOpen } from './inviting/invite-person.ts';
export { maintainProvisionalAccounts } from './inviting/provisional-accounts.ts';
export { memberRoutes } from './members.routes.ts';
export { passwordLinkRoutes } from './password-links/password-links.routes.ts';
export { passwordLinksTask, purgeLinkRounds } from './password-links/password-links.ts';
export { findRefusal } from './still-allowed.ts';
