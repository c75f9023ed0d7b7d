/** Titles of the actions of this room in the audit trail. */
export const myLearningWords = {
  'feedback.session': 'Gave feedback on a session',
} as const;
