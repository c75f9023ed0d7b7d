/** Titles of the actions of this room in the audit trail. */
export const linkedCoursesWords = {
  'courses.link': 'Linked courses',
  'courses.endLink': 'Ended a link between courses',
} as const;
