/** Files in which a badge is offered: the signed text, or a picture that holds it. */
export const badgeFormats = ['jwt', 'png'] as const;
export type BadgeFormat = (typeof badgeFormats)[number];

/** Whether a badge contains the name of its holder. It always contains the email address as a salted hash. */
export const badgeHolders = ['hidden', 'named'] as const;

/** Longest text of a badge that is checked. */
export const badgeTextMax = 20_000;

/**
 * Result of a badge check. `genuine`: signed by this site. `changed`: names this site as issuer, but the signature does not
 * match. `other_issuer`: names another issuer. `unreadable`: no badge.
 */
export const badgeVerdicts = ['genuine', 'changed', 'other_issuer', 'unreadable'] as const;

/** Number of bits of a status list. In a long list a place reveals nothing about a certificate. */
export const statusListLength = 131_072;
