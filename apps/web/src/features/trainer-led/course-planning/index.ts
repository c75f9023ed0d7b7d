export { checkQuery, conflictsFor } from './check.queries.ts';
export { NewVirtualGroupScreen } from './new-virtual-group-screen.tsx';
export { ConflictWarning } from './parts/conflict-warning.tsx';
export { type Copies, DuplicateCourse, MadeCopies } from './parts/duplicate-course.tsx';
export { TrainerField } from './parts/trainer-field.tsx';
export { reasonWhenIgnored } from './plan-form.ts';
export { PlanPanel } from './plan-panel.tsx';
export { storedOf } from './stored-schedule.ts';
export { useStepsBack } from './use-plan-step.ts';
