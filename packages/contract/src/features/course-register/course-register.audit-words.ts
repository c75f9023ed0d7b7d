/** Titles of the actions of this room in the audit trail. */
export const courseRegisterWords = {
  'virtualGroups.addUninvited': 'Added someone who came without an invitation',
  'virtualGroups.mark': 'Recorded attendance of a Pharmacist-led Course',
} as const;
