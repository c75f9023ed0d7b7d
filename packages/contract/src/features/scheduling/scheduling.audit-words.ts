/** Titles of the actions of this room in the audit trail. */
export const schedulingWords = {
  'bookings.settings': 'Changed how trainers are chosen and asked',
} as const;
