/** Titles of the actions of this room in the audit trail. */
export const termsWords = {
  'terms.accept': 'Accepted the terms and conditions',
} as const;
