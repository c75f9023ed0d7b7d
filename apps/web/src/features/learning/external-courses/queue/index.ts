export { TrainingRecordsScreen } from './training-records-screen.tsx';
