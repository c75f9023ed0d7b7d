/** Lists of courses: those that are offered or prepared, and archived ones. */
export const courseLists = ['current', 'archived'] as const;
export type CourseList = (typeof courseLists)[number];

/** Characters of the reason for archiving a course. */
export const archiveReasonMax = 200;
