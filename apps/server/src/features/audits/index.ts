export { auditRoutes } from './audits.routes.ts';
export { lastActorName } from './last-actor.repository.ts';
export { mergeChange } from './merge-change.ts';
export { listRecentChanges, type RecentData } from './recent-changes.repository.ts';
export { type Changes, changesOf, newValues, recordAudit, recordAudits } from './record-audit.ts';
export { sealAudits, sealing } from './seal-audits.ts';
export { verifyAudits, verifying } from './verify-audits.ts';
