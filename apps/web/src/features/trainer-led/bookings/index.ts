export { BookingsSwitch } from './bookings-switch.tsx';
export { OwnConfirmationsScreen } from './confirming/own-confirmations-screen.tsx';
export { DatesScreen } from './dates/dates-screen.tsx';
export { ManageScreen } from './manage/manage-screen.tsx';
export { NewProjectScreen } from './projects/new-project-screen.tsx';
export { ProjectScreen } from './projects/project-screen.tsx';
export { ProjectsScreen } from './projects/projects-screen.tsx';
export { NewRequestScreen, RequestScreen } from './requests/request-screens.tsx';
