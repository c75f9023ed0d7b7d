/** Titles of the actions of this room in the audit trail. */
export const courseMessagesWords = {
  'virtualGroups.message': 'Wrote to the delegates of a Pharmacist-led Course',
} as const;
