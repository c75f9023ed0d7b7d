/** Titles of the actions of this room in the audit trail. */
export const delegateNeedsWords = {
  'virtualGroups.saveNeeds': 'Changed their access and dietary needs for a Pharmacist-led Course',
} as const;
