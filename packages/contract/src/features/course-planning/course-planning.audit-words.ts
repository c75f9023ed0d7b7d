/** Titles of the actions of this room in the audit trail. */
export const coursePlanningWords = {
  'virtualGroups.create': 'Created a Pharmacist-led Course',
  'virtualGroups.duplicate': 'Copied a Pharmacist-led Course',
  'virtualGroups.change': 'Changed the details of a Pharmacist-led Course',
  'virtualGroups.schedule': 'Changed the schedule of a Pharmacist-led Course',
  'virtualGroups.publish': 'Scheduled a Pharmacist-led Course',
  'virtualGroups.unpublish': 'Made a Pharmacist-led Course a draft again',
  'virtualGroups.delete': 'Deleted a draft of a Pharmacist-led Course',
} as const;
