export {
  DELTA_FIELDS,
  type Delta,
  type DeltaField,
  hasStudentResponse,
  type Interaction,
  type LaunchState,
  type Objective,
  type ObjectiveChange,
  type Preferences,
} from './attempt-records.ts';
export { findFault, readScore } from './check-delta.ts';
export { createRuntime } from './create-runtime.ts';
export { joinDeltas } from './join-deltas.ts';
export type {
  FinishEvent,
  LogEntry,
  Runtime,
  RuntimeHooks,
  RuntimeOptions,
  ScormApi,
} from './runtime-types.ts';
export { bestStatus, entryFor, type FinishFacts, finishStatus, ownStatusOf } from './session-rules.ts';
export { addTimespan, formatTimespan, parseTimespan } from './timespan.ts';
export {
  type Credit,
  type EntryValue,
  type ExitValue,
  LESSON_STATUSES,
  type LessonMode,
  type LessonStatus,
  LIMITS,
  type ScoStatus,
} from './vocabularies.ts';
