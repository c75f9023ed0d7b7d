import { exportKeptDays } from '@doselore/contract/exports';
import { type Claim, countWork, releaseClaim, workClaimed } from '../../../platform/claims/index.ts';
import { after, days } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { isUnwritable } from '../../../platform/files/index.ts';
import type { Worker } from '../../../platform/jobs/index.ts';
import { randomToken } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type CertificateRenderer,
  createCertificateRenderer,
  packCertificates,
} from '../../certificates/certificates/index.ts';
import {
  type ClaimedExport,
  exportWork,
  findRunning,
  markFailed,
  saveFile,
  saveProgress,
} from './claim-export.repository.ts';
import { placeOf } from './exports.repository.ts';
import { findScope, isRefused } from './find-access.ts';
import { notifyOfFailure, notifyOfFile } from './notify-of-file.ts';

/** Duration of a claim, longer than the time to pack one batch. Afterwards another node may start the export again. */
export const claimMs = 30_000;
/** Number of files after which progress is stored and the person is authorised again. */
const batch = 10;
/** Maximum number of attempts. A new attempt starts after the server died or the work failed. */
const mostAttempts = 5;

/**
 * Packs the files of exports, one export after the other and outside any transaction. Draws in a separate thread, so
 * that people who open one certificate do not wait.
 */
export function exportWorker(services: Services): Worker {
  const { db, clock } = services;
  return {
    name: 'exports',
    async work(isStopping = () => false) {
      const worked = await workClaimed(services, exportWork, {
        claimMs,
        run: (claim) => packOnce(services, claim, isStopping),
        last: {
          tries: mostAttempts,
          // Another attempt would fail in the same way. The person is notified now, and the log has the reason.
          isFinal: isUnwritable,
          async giveUp(tx, claim) {
            const row = await findRunning(tx, claim.id);
            if (row === undefined) return;
            await markFailed(tx, claim, 'not_made');
            await notifyOfFailure(tx, row, clock.now());
          },
        },
      });
      if (worked?.error !== undefined) throw worked.error;
      return worked !== undefined;
    },
    count: (now) => countWork(db, exportWork, now),
  };
}

async function packOnce(services: Services, claim: Claim, isStopping: () => boolean): Promise<void> {
  const { db, clock, files } = services;
  const claimed = await findRunning(db, claim.id);
  if (claimed === undefined) return;
  const scope = await findScope(db, claimed);
  if (scope === undefined) {
    await markFailed(db, claim, 'not_allowed');
    return;
  }
  const renderer: CertificateRenderer = createCertificateRenderer();
  // Each attempt has its own key, so that an abandoned attempt cannot replace a stored file.
  const key = `exports/${claim.id}-${claim.tries}-${randomToken().slice(0, 12)}.zip`;
  try {
    const packed = await packCertificates(
      { services, renderer },
      {
        ...{ scope, place: placeOf(claimed), certificateIds: claimed.ids, key },
        onProgress: progressOf(services, { claim, claimed, isStopping }),
      },
    );
    if (packed === undefined) return;
    const storedUntil = after(clock, days(exportKeptDays));
    const isSaved = await inTransaction(db, async (tx) => {
      if (!(await saveFile(tx, claim, { ...packed, key, storedUntil }))) return false;
      await notifyOfFile(tx, claimed, { ...packed, storedUntil, at: clock.now() });
      return true;
    });
    // The file can be removed: no row names it, and backups copy only files that rows name.
    if (!isSaved) await files.remove(key);
  } finally {
    await renderer.close();
  }
}

/**
 * Returns the function that runs after each file. After each batch it stores progress and checks the access of the
 * person. It stops the work when the claim or the access is lost, or the server stops.
 */
type Packing = { claim: Claim; claimed: ClaimedExport; isStopping: () => boolean };

function progressOf({ db, clock }: Services, { claim, claimed, isStopping }: Packing) {
  return async (counts: { done: number; failed: number }): Promise<'continue' | 'stop'> => {
    if (isStopping()) {
      await releaseClaim(db, exportWork, claim, { at: clock.now(), counts: false });
      return 'stop';
    }
    if ((counts.done + counts.failed) % batch !== 0) return 'continue';
    if (!(await saveProgress(db, claim, { ...counts, until: after(clock, claimMs) }))) return 'stop';
    if (!(await isRefused(db, claimed))) return 'continue';
    await markFailed(db, claim, 'not_allowed');
    return 'stop';
  };
}
