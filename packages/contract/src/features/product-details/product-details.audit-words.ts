/** Titles of the actions of this room in the audit trail. */
export const productDetailsWords = {
  'courses.details': 'Changed the extra data of a course',
} as const;
