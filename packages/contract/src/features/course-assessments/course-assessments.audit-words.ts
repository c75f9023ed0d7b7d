/** Titles of the actions of this room in the audit trail. */
export const courseAssessmentsWords = {
  'virtualGroups.assess': 'Recorded an assessment of a Pharmacist-led Course',
  'virtualGroups.correctAssessment': 'Corrected an assessment of a Pharmacist-led Course',
} as const;
