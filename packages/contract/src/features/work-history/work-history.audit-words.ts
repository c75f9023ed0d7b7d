/** Titles of the actions of this room in the audit trail. */
export const workHistoryWords = {
  'members.correctStanding': 'Corrected the work history of a member',
} as const;
