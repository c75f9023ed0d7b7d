export { userLearningQuery } from './learning-records.queries.ts';
export { LearningTable } from './learning-table.tsx';
export {
  MemberCertificatesScreen,
  MemberExternalCourseScreen,
  MemberHistoryScreen,
  MemberLearningScreen,
} from './member-record-screens.tsx';
