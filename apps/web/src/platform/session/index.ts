export { useSessionEnd } from './other-tabs.ts';
export { fullName, holdsRole, homeOf, isAdmin, zonesOf } from './roles.ts';
export { checkLoggedIn, type Verdict } from './route-guard.ts';
export { currentUserQuery, fetchUserWith, forgetUser, holdUser, useSession, useUser } from './session.ts';
export { announceSignIn, askUser, mayBeSignedIn } from './signed-in.ts';
