export { stayForMarks } from './stay-for-marks.ts';
export { useOfflineMarks } from './use-offline-marks.ts';
