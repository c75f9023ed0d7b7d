import { createHmac } from 'node:crypto';
import { z } from 'zod';

export const manifestName = 'doselore-backup.json';

/** Description of a backup, in the first file of its archive. */
export const backupManifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** All migrations that made the schema. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Fingerprint of SECRET_KEY. The key itself is not in the archive. */
  key_fingerprint: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type BackupManifest = z.output<typeof backupManifest>;

/** Fingerprint that tells two keys apart without revealing them. */
export function keyFingerprint(secretKey: string): string {
  return createHmac('sha256', secretKey).update('doselore backup').digest('hex').slice(0, 32);
}
