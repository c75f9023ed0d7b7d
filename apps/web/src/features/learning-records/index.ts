export { userLearningQuery } from './learning-records.queries.ts';
export { LearningTable } from './learning-table.tsx';
export { MemberCertificatesScreen, MemberHistoryScreen, MemberLearningScreen } from './member-record-screens.tsx';
