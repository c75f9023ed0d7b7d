export { CourseLaunchScreen } from './course-launch-screen.tsx';
export { ModulesScreen } from './modules-screen.tsx';
export { TrainingRecord } from './training-record.tsx';
