export { useSessionEnd } from './other-tabs.ts';
export { fullName, holdsRole, homeOf, isAdmin, zonesOf } from './roles.ts';
export { checkLoggedIn, type Verdict } from './route-guard.ts';
export { askUser, currentUserQuery, forgetUser, holdUser, mayBeSignedIn, useSession, useUser } from './session.ts';
