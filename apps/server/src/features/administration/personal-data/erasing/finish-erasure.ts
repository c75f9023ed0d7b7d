import { type UserId, withoutScope } from '../../../../platform/access/index.ts';
import { holdOffBackups } from '../../../../platform/backup/index.ts';
import { type Clock, days, today } from '../../../../platform/clock/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { type DailyJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { personalTables } from '../map/personal-data.ts';
import { deleteEnded } from '../personal-tables.repository.ts';
import { completeErasureList } from './complete-erasure-list.ts';
import { eraseTables, taskKind } from './erase-person.ts';
import { forgetFile, listErasedFiles, listErasedIds, listUnfinished, noteFiles } from './erasures.repository.ts';
import { decideNames, releaseNames } from './names.repository.ts';

/**
 * Returns the task after an erasure. The task erases rows that a concurrent request has written, and deletes the files
 * of erased rows. The list of erasures names the person from then on. A second run changes nothing more.
 */
export function erasureTask(services: Services): TaskKind<string[]> {
  return {
    kind: taskKind,
    prepare: (subjectId) => removeFiles(services, withoutScope(subjectId, 'task')),
    async step(tx, subjectId, removed) {
      await completeErasureList(services, tx);
      const userId: UserId = withoutScope(subjectId, 'task');
      const userIds = await listErasedIds(tx, userId);
      await decideNames(tx, { userIds, today: today(services.clock) });
      await noteFiles(tx, userIds);
      await eraseTables(tx, userIds);
      for (const key of removed) await forgetFile(tx, key);
      if ((await listErasedFiles(tx, userIds)).length === 0) return 'done';
      return (await holdOffBackups(tx)) ? 'more' : 'later';
    },
    // The daily job queues it again.
    giveUp: () => Promise.resolve(),
  };
}

/**
 * Deletes stored files of erased people, without a lock on their rows. Returns the keys of the deleted files. Deletes
 * none while a backup is running, because the backup may copy them.
 */
function removeFiles({ db, files }: Services, userId: UserId): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const keys = await listErasedFiles(tx, await listErasedIds(tx, userId));
    if (keys.length === 0 || !(await holdOffBackups(tx))) return [];
    for (const key of keys) await files.remove(key);
    return keys;
  });
}

/** Daily job that deletes data at the end of its retention class, and repeats the erasures of the last days. */
export function applyRetention(clock: Clock): DailyJob {
  return {
    name: 'keep-personal-data',
    async run(tx) {
      const now = clock.now();
      for (const one of personalTables()) await deleteEnded(tx, one, now);
      await releaseNames(tx, today(clock));
      const since = new Date(now.getTime() - days(2));
      for (const subjectId of await listUnfinished(tx, since))
        await queueTask(tx, clock, { kind: taskKind, subjectId });
    },
  };
}
