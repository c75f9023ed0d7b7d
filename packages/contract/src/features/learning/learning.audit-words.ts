/** Titles of the actions of this room in the audit trail. */
export const learningWords = {
  'learning.start': 'Started a course',
  'learning.reopenResult': 'Opened a result again that the package may not have meant',
} as const;
