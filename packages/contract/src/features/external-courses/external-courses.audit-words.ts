/** Titles of the actions of this room in the audit trail. */
export const externalCoursesWords = {
  'externalCourses.create': 'Created an external course of the catalogue',
  'externalCourses.update': 'Changed an external course of the catalogue',
  'externalCourses.recognise': 'Recognised an external course as a product',
  'externalCourses.endRecognition': 'Ended the recognition of an external course',
  'externalCourses.add': 'Added an external course',
  'externalCourses.change': 'Changed an external course',
  'externalCourses.evidence': 'Added evidence for an external course',
  'externalCourses.decide': 'Decided about an external course',
  'externalCourses.delete': 'Deleted an external course',
} as const;
