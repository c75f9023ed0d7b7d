export { ScoreDataScreen } from './score-data-screen.tsx';
export { TrainerEnquiriesScreen } from './trainer-enquiries-screen.tsx';
