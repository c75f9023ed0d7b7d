export { changePerson } from './change-member.ts';
export { findIdentityHindrance, findProfessionHindrance } from './identity/identity.ts';
export { type Reach, reachFrom } from './identity/reach.repository.ts';
export { addPeople, addressTaken, checkOpen } from './inviting/invite-person.ts';
export { keepProvisionalAccounts } from './inviting/provisional-accounts.ts';
export { memberRoutes } from './members.routes.ts';
export { passwordLinkRoutes } from './password-links/password-links.routes.ts';
export { passwordLinksTask, purgeLinkRounds } from './password-links/password-links.ts';
export { findHindrance } from './still-allowed.ts';
