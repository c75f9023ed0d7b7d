/** Titles of the actions of this room in the audit trail. */
export const personalDataWords = {
  'users.exportData': 'Downloaded the personal data of a user',
  'users.erase': 'Erased the personal data of a user',
} as const;
