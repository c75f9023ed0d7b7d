export { checkQuery, conflictsFor } from './check.queries.ts';
export { EditVirtualGroupScreen } from './edit-virtual-group-screen.tsx';
export { NewVirtualGroupScreen } from './new-virtual-group-screen.tsx';
export { ConflictWarning } from './parts/conflict-warning.tsx';
export { TrainerField } from './parts/trainer-field.tsx';
export { storedOf } from './stored-schedule.ts';
