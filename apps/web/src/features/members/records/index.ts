export { MemberCertificatesScreen, MemberHistoryScreen, MemberLearningScreen } from './member-record-screens.tsx';
