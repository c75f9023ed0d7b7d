export { CancelCourseScreen } from '../course-ending/cancel-course-screen.tsx';
export { CloseCourseScreen } from '../course-ending/close-course-screen.tsx';
export { DelegateChoicesScreen } from '../course-delegates/delegate-choices-screen.tsx';
export { DelegateInfoScreen } from '../course-delegates/delegate-info-screen.tsx';
export { DelegatesScreen } from '../course-delegates/delegates-screen.tsx';
export { DetailsScreen } from '../course-staffing/details/details-screen.tsx';
export { IssueAfterRegisterScreen } from '../course-register/issue-after-register-screen.tsx';
export { StateTag } from './parts/virtual-group-columns.tsx';
export { HistoricVirtualGroupsScreen, VirtualGroupsScreen } from './virtual-groups-screen.tsx';
