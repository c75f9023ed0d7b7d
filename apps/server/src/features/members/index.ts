export { changePerson } from './change-member.ts';
export { findIdentityRefusal, findProfessionRefusal } from './identity/identity.ts';
export { type Reach, reachFrom } from './identity/reach.repository.ts';
export { addPeople, addressTaken, checkOpen } from './inviting/invite-person.ts';
export { maintainProvisionalAccounts } from './inviting/provisional-accounts.ts';
export { memberRoutes } from './members.routes.ts';
export { passwordLinkRoutes } from './password-links/password-links.routes.ts';
export { passwordLinksTask, purgeLinkRounds } from './password-links/password-links.ts';
export { findRefusal } from './still-allowed.ts';
