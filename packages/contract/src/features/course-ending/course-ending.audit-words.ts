/** Titles of the actions of this room in the audit trail. */
export const courseEndingWords = {
  'virtualGroups.close': 'Closed a Pharmacist-led Course',
  'virtualGroups.reopen': 'Reopened a Pharmacist-led Course',
  'virtualGroups.cancel': 'Cancelled a Pharmacist-led Course',
} as const;
