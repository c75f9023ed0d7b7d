export { holdOffBackups } from './backup-lease.repository.ts';
