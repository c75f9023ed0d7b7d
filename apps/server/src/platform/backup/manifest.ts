import { createHmac } from 'node:crypto';
import { z } from 'zod';

export const manifestName = 'doselore-backup.json';

/** What a backup says about itself, before anything else. */
export const backupManifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** The schema: these migrations and no others. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Of SECRET_KEY, which is not in the archive. */
  key_fingerprint: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type BackupManifest = z.output<typeof backupManifest>;

/** Tells two keys apart and gives neither away. */
export function keyFingerprint(secretKey: string): string {
  return createHmac('sha256', secretKey).update('doselore backup').digest('hex').slice(0, 32);
}
