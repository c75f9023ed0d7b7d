/** Titles of the actions of this room in the audit trail. */
export const questionsWords = {
  'questions.ask': 'Asked the pharmacist',
} as const;
