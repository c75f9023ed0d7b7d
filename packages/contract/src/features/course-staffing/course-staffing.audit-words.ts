/** Titles of the actions of this room in the audit trail. */
export const courseStaffingWords = {
  'virtualGroups.cannotAttend': 'Said that they cannot attend a Pharmacist-led Course that they lead',
  'virtualGroups.canAttend': 'Said that they can attend a Pharmacist-led Course after all',
  'virtualGroups.changeManagers': 'Changed the co-trainers of a Pharmacist-led Course',
} as const;
