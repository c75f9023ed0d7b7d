/** Titles of the actions of this room in the audit trail. */
export const coursesWords = {
  'courses.create': 'Created a course',
  'courses.update': 'Changed the details of a course',
  'courses.addVersion': 'Made a new version of a course',
  'courses.goLive': 'Made a course live',
  'courses.archive': 'Archived a course',
  'courses.restore': 'Restored a course',
  'courses.thumbnail': 'Changed the picture of a course',
  'courses.checklist': 'Saved a checklist of a course',
  'courses.try': 'Tried a course as a learner',
  'courses.refresher': 'Changed the refresher of a course',
} as const;
