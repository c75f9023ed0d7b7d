/** Titles of the actions of this room in the audit trail. */
export const badgesWords = {
  'certificates.makeBadge': 'Made the badge of a certificate',
} as const;
