export { memberHistoryQuery, userHistoryQuery } from './audits.queries.ts';
export { AuditsScreen } from './audits-screen.tsx';
export { HistoryTable } from './history-table.tsx';
export { LatestChanges } from './latest-changes.tsx';
export { SubjectChanges } from './subject-changes.tsx';
