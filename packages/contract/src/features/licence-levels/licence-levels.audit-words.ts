/** Titles of the actions of this room in the audit trail. */
export const licenceLevelsWords = {
  'licences.levelSetting': 'Changed the reorder level of licences',
  'licences.settings': 'Changed the licence limits',
} as const;
