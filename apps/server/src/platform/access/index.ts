export type { Actor } from './actor.ts';
export { anchorIds, notFound, resolveAnchors } from './anchors.ts';
export { roleAtServiceLevel, rolesUnder, scopeFor } from './policy.ts';
export { findPrincipal, findPrincipalBySession, isAdmin, type Principal, type SessionFound } from './principal.ts';
export { isInScope, reachesWholeSite, refuseArchived, type Scope, scopeWhere } from './scope.ts';
