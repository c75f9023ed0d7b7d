/** Titles of the actions of this room in the audit trail. */
export const feedbackFormsWords = {
  'feedback.form': 'Changed a feedback form',
} as const;
