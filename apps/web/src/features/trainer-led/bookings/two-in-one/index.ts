export { TwoInOneDatesScreen } from './day-dates-screen.tsx';
export { ManageTwoInOneScreen } from './manage-day-screen.tsx';
export { NewTwoInOneScreen } from './new-day-screen.tsx';
