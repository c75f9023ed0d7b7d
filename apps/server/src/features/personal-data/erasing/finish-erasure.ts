import { type UserId, withoutScope } from '../../../platform/access/index.ts';
import { holdOffBackups } from '../../../platform/backup/index.ts';
import { type Clock, days, today } from '../../../platform/clock/index.ts';
import { type DailyJob, queueTask, type TaskKind } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { personalTables } from '../map/personal-data.ts';
import { deleteEnded } from '../personal-tables.repository.ts';
import { eraseTables, taskKind } from './erase-person.ts';
import { forgetFile, listErasedFiles, listErasedIds, listUnfinished, noteFiles } from './erasures.repository.ts';
import { decideNames, releaseNames } from './names.repository.ts';

/**
 * Returns the task after an erasure. It erases rows that a concurrent request has written, and deletes the files.
 * Running it twice does no harm.
 */
export function erasureTask({ files, clock }: Services): TaskKind {
  return {
    kind: taskKind,
    async step(tx, subjectId) {
      const userId: UserId = withoutScope(subjectId, 'task');
      const userIds = await listErasedIds(tx, userId);
      await decideNames(tx, { userIds, today: today(clock) });
      await noteFiles(tx, userIds);
      await eraseTables(tx, userIds);
      const keys = await listErasedFiles(tx, userIds);
      // A running backup may copy these files, so they are removed when it has finished.
      if (keys.length > 0 && !(await holdOffBackups(tx))) return 'later';
      for (const key of keys) {
        await files.remove(key);
        await forgetFile(tx, key);
      }
      return 'done';
    },
    // The daily job queues it again.
    giveUp: () => Promise.resolve(),
  };
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
