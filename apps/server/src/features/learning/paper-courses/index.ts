export { addPaperCourse } from './change-paper-course.ts';
export { savePaperFeedback } from './feedback/paper-feedback.ts';
export { resultLists } from './importing/result-lists.ts';
export { paperCourseRoutes } from './paper-courses.routes.ts';
export { correctPaperResult } from './recording/correct-paper-result.ts';
export { recordPaperResult } from './recording/record-paper-result.ts';
export { saveScan } from './recording/save-scan.ts';
export { makePaperLive } from './versions/make-paper-live.ts';
