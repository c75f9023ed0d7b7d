export { CannotAttend, useMayDropOut } from './cannot-attend.tsx';
export { ReplaceTrainer } from './replace-trainer.tsx';
export { StaffingNotices } from './staffing-notices.tsx';
export { canStaffChange } from './staffing-state.ts';
