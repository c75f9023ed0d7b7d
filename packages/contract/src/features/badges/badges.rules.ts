/** File formats of a badge: the signed text, or a picture that contains the text. */
export const badgeFormats = ['jwt', 'png'] as const;
export type BadgeFormat = (typeof badgeFormats)[number];

/** Whether a badge contains the name of its holder. It always contains the email address as a salted hash. */
export const badgeHolders = ['hidden', 'named'] as const;

/** Maximum length of the text of a badge. */
export const badgeTextMax = 20_000;

/**
 * Results of checking a badge. `genuine`: this site signed it. `changed`: it names this site, and its signature does
 * not match. `other_issuer`: it names another issuer. `unreadable`: it is not a badge.
 */
export const badgeVerdicts = ['genuine', 'changed', 'other_issuer', 'unreadable'] as const;

/** Number of bits of a status list. A long list hides which certificate a checker asks about. */
export const statusListLength = 131_072;
