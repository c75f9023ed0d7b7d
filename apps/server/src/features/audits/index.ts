export { recordAudit } from './audits.repository.ts';
