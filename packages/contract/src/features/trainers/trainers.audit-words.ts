/** Titles of the actions of this room in the audit trail. */
export const trainersWords = {
  'trainers.create': 'Made a trainer',
  'trainers.change': 'Changed the details of a trainer',
  'trainers.activate': 'Activated a trainer',
  'trainers.deactivate': 'Deactivated a trainer',
  'trainers.teach': 'Changed the courses of a trainer',
  'trainers.match': 'Changed the organisations of a trainer',
  'trainers.exclude': 'Changed the exclusions of a trainer',
  'trainers.setHours': 'Changed the availability of a trainer',
} as const;
