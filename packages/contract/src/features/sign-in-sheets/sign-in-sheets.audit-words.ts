/** Titles of the actions of this room in the audit trail. */
export const signInSheetsWords = {
  'virtualGroups.addSignedSheet': 'Added a signed sheet to a Pharmacist-led Course',
  'virtualGroups.replaceSignedSheet': 'Replaced a signed sheet of a Pharmacist-led Course',
  'virtualGroups.removeSignedSheet': 'Removed a signed sheet from a Pharmacist-led Course',
} as const;
