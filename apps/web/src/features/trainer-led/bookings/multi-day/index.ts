export { ManageDaysScreen } from './manage-days-screen.tsx';
export { NewDaysScreen } from './new-days-screen.tsx';
export { SelectTrainerScreen } from './select-trainer-screen.tsx';
