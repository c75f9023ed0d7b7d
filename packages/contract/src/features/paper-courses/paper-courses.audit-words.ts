/** Titles of the actions of this room in the audit trail. */
export const paperCoursesWords = {
  'paperCourses.create': 'Created a Face to Face Course',
  'paperCourses.update': 'Changed a Face to Face Course',
  'paperCourses.addVersion': 'Made a new version of a Face to Face Course',
  'paperCourses.goLive': 'Made a version of a Face to Face Course live',
  'paperCourses.recordResult': 'Recorded the result of a Face to Face Course',
  'paperCourses.correct': 'Corrected the result of a Face to Face Course',
  'paperCourses.scan': 'Added a scan of a signed form',
} as const;
