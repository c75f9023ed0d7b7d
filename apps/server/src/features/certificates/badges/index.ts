export { badgeRoutes } from './badges.routes.ts';
export { rotateBadgeKeys } from './keys/make-key.ts';
export { makeBadge } from './make-badge.ts';
