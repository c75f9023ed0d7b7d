export { auditRoutes } from './audits.routes.ts';
export { listRecentChanges, type RecentData } from './recent-changes.repository.ts';
export { sealAudits, sealing } from './seal-audits.ts';
export { verifyAudits, verifying } from './verify-audits.ts';
