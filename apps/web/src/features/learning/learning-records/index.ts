export {
  MemberCertificatesScreen,
  MemberExternalCourseScreen,
  MemberHistoryScreen,
  MemberLearningScreen,
} from './member-record-screens.tsx';
export { UserCertificatesScreen, UserHistoryScreen, UserLearningScreen } from './user-record-screens.tsx';
