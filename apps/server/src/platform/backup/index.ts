export { type BackupReport, backUp } from './back-up.ts';
export { holdOffBackups } from './backup-lease.repository.ts';
export { checkEmptyFolder, openBackup, restore } from './restore.ts';
export { listNeedingKey } from './secret-key-owners.repository.ts';
