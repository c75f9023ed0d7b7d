export { AssessmentScreen } from './assessment-screen.tsx';
export { DelegatesScreen } from './delegates-screen.tsx';
export { HistoricScreen } from './historic-screen.tsx';
export { HistoryScreen } from './history-screen.tsx';
export { MaterialsScreen } from './materials-screen.tsx';
export { OverviewScreen } from './overview-screen.tsx';
export { ScheduleScreen } from './schedule-screen.tsx';
