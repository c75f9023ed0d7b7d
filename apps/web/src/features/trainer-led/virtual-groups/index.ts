export { CancelCourseScreen } from './cancel-course-screen.tsx';
export { CloseCourseScreen } from './close-course-screen.tsx';
export { DelegateChoicesScreen } from './delegates/delegate-choices-screen.tsx';
export { DelegateInfoScreen } from './delegates/delegate-info-screen.tsx';
export { DelegatesScreen } from './delegates-screen.tsx';
export { DetailsScreen } from './details/details-screen.tsx';
export { IssueAfterRegisterScreen } from './issue-after-register-screen.tsx';
export { StateTag } from './parts/virtual-group-columns.tsx';
export { HistoricVirtualGroupsScreen, VirtualGroupsScreen } from './virtual-groups-screen.tsx';
