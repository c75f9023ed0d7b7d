import { endpoint } from '../../endpoint.ts';
import type { badgesSchemas as schemas } from './badges.schemas.ts';

const open = { levels: ['site'], permission: 'certificates.check' } as const;

/**
 * Makes the badge of an own certificate that is valid today: gives it a place in a status list. A second call changes
 * nothing. Answers 409 for a certificate that is not valid.
 */
export const makeBadge = endpoint<typeof schemas.makeBadge>({
  ...{ method: 'POST', path: 'certificates/:certificateId/badge' },
  ...{ levels: ['member'], permission: 'badges.own' },
});

/**
 * Returns a badge that was made, as an Open Badge 3.0: a signed text (VC-JWT), or a picture that holds it. It is signed
 * anew each time. Answers 409 for a certificate that is not valid or has no badge.
 */
export const getBadge = endpoint<typeof schemas.getBadge>({
  ...{ method: 'GET', path: 'certificates/:certificateId/badge', kind: 'file' },
  ...{ levels: ['member'], permission: 'badges.own' },
});

/** Returns the public keys of all badges, as the document of `did:web`. */
export const getDidDocument = endpoint<typeof schemas.getDidDocument>({
  ...{ method: 'GET', path: '.well-known/did.json', kind: 'file', ...open },
});

/** Returns a signed list with a bit for each badge: 1 once its certificate has been withdrawn. */
export const getStatusList = endpoint<typeof schemas.getStatusList>({
  ...{ method: 'GET', path: 'status-lists/:listNumber', kind: 'file', ...open },
});

/** Checks any badge: its signature, and the present state of its certificate. */
export const checkBadge = endpoint<typeof schemas.checkBadge>({
  ...{ method: 'POST', path: 'certificate-check/badge', levels: ['site'], permission: 'badges.check' },
});

/**
 * Returns an achievement of badges, without facts about people. Answers 404 until a certificate names the achievement.
 */
export const getAchievement = endpoint<typeof schemas.getAchievement>({
  ...{ method: 'GET', path: 'badge-achievements/:productType/:productId/:version', ...open },
});
