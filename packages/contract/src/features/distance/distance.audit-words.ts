/** Titles of the actions of this room in the audit trail. */
export const distanceWords = {
  'distance.read': 'Marked material as read',
  'distance.unread': 'Marked material as not read',
  'distance.handIn': 'Submitted an assessment',
} as const;
