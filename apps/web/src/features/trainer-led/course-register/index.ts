export { IssueAfterRegisterScreen } from './issue-after-register-screen.tsx';
export type { OfflineAssessment, OfflineMark } from './offline-marks/offline-entry.ts';
export { areEntriesStored } from './offline-marks/offline-marks.ts';
export { sendNow } from './offline-marks/show-sent.ts';
export { useOfflineEntriesOf } from './offline-marks/use-offline-marks.ts';
export { RefusedEntries } from './parts/refused-entries.tsx';
export { RegisterCard } from './parts/register-card.tsx';
export { courseOf } from './register-marks.ts';
export { useOpenOffline } from './use-open-offline.ts';
