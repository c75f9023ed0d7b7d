export { AssessmentScreen } from './assessment-screen.tsx';
export { DistanceList } from './distance-list.tsx';
export { DistanceResultsScreen } from './distance-results-screen.tsx';
export { MaterialScreen } from './material-screen.tsx';
