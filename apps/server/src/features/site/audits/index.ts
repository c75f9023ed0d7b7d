export { auditRoutes } from './audits.routes.ts';
export { sealAudits, sealing } from './seal-audits.ts';
export { showRecentChanges } from './show-recent-changes.ts';
export { verifyAudits, verifying } from './verify-audits.ts';
