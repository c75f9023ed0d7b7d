import type { FileCheck } from '@doselore/contract/stored-files';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { holdOffBackups } from '../../../platform/backup/index.ts';
import { days } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { compareFiles } from './compare-files.ts';
import { forgetUnnamed, insertCheck, listUnnamedSince, noteUnnamed } from './stored-files.repository.ts';

type Room = Pick<Services, 'db' | 'clock' | 'files'>;

/** Maximum number of missing files that a check lists by name. */
const mostNamed = 100;

/** Compares rows and files on demand, from the developer settings. Removes nothing. */
export function checkFilesNow({ db, clock, files }: Room, actor: Actor): Promise<FileCheck> {
  return inTransaction(db, async (tx) => {
    const begun = performance.now();
    const found = await compareFiles(tx, files);
    await recordAudit(tx, actor, {
      action: 'files.verify',
      subject: 'files',
      detail: { files: found.files, missing: found.missing.length },
    });
    return storeCheck(tx, { found, removed: 0, begun, at: clock.now() });
  });
}

/**
 * Daily job that removes unfinished uploads and the files that no row has named for a day. Reports rows whose file is
 * missing. Waits while a backup runs.
 */
export function cleaningFiles({ clock, files }: Room): DailyJob {
  return {
    name: 'clean-files',
    async run(tx) {
      if (!(await holdOffBackups(tx))) return 'later';
      const begun = performance.now();
      const at = clock.now();
      const dayAgo = new Date(at.getTime() - days(1));
      await files.removeArriving(dayAgo);
      const found = await compareFiles(tx, files);
      await noteUnnamed(tx, { keys: found.unnamed, at });
      const due = await listUnnamedSince(tx, dayAgo);
      for (const key of due) await files.remove(key);
      await forgetUnnamed(tx, due);
      const { missing } = await storeCheck(tx, { found, removed: due.length, begun, at });
      if (missing.length === 0) return undefined;
      const names = missing.map(({ key, subject }) => `${key} (${subject})`).join(', ');
      return { problem: `${found.missing.length} rows name a file that is missing: ${names}` };
    },
  };
}

async function storeCheck(
  tx: Tx,
  target: { found: Awaited<ReturnType<typeof compareFiles>>; removed: number; begun: number; at: Date },
): Promise<FileCheck> {
  const { files, missing, unnamed } = target.found;
  const check = {
    checked_at: target.at.toISOString(),
    took_ms: Math.round(performance.now() - target.begun),
    files,
    missing_total: missing.length,
    missing: missing.slice(0, mostNamed),
    unnamed: unnamed.length,
    removed: target.removed,
  };
  await insertCheck(tx, check);
  return check;
}
