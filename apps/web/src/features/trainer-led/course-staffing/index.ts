export { CannotAttend } from './cannot-attend.tsx';
export { DetailsScreen } from './details/details-screen.tsx';
export { ReplaceTrainer } from './replace-trainer.tsx';
export { StaffingNotices } from './staffing-notices.tsx';
export { canStaffChange } from './staffing-state.ts';
