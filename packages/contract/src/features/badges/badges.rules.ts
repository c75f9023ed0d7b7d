/** Files in which a badge is offered: the signed text, or a picture that holds it. */
export const badgeFormats = ['jwt', 'png'] as const;
export type BadgeFormat = (typeof badgeFormats)[number];

/** Whether a badge names its holder. It always holds the email address as a salted hash. */
export const badgeHolders = ['hidden', 'named'] as const;

/** Longest text of a badge that is checked. */
export const badgeTextMax = 20_000;

/**
 * What the check of a badge finds: signed by this site, changed since it was signed or not signed by this site although it
 * says so, signed by another issuer, or no badge.
 */
export const badgeVerdicts = ['genuine', 'changed', 'other_issuer', 'unreadable'] as const;

/** Bits of a status list: enough that a place in it says nothing about one certificate. */
export const statusListLength = 131_072;
