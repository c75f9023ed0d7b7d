import { minutes } from '../../../../platform/clock/index.ts';
import { type FrequentJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { areBookingsOn } from '../../../../platform/site-settings/index.ts';
import { moveDeadlines } from './move-deadlines.repository.ts';
import { endPause, listRestored, lockPaused, savePauses } from './pauses.repository.ts';
import { confirmationKind } from './watch-confirmations.ts';

const kind = 'booking-projects';

/**
 * Pauses the projects of organisations that were archived, and queues a task for those of restored ones. A restored project
 * lets nothing lapse before its task.
 */
export function watchProjects({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: kind,
    everyMs: minutes(5),
    async run(tx) {
      if (!(await areBookingsOn(tx))) return;
      await savePauses(tx, clock.now());
      for (const subjectId of await listRestored(tx)) await queueTask(tx, clock, { kind, subjectId });
    },
  };
}

/** Background task that moves the deadlines of a restored project by the time for which its organisation was archived. */
export function projectsTask({ clock }: Pick<Services, 'clock'>): TaskKind {
  return {
    kind,
    async step(tx, projectId) {
      const since = (await areBookingsOn(tx)) ? await lockPaused(tx, projectId) : undefined;
      if (since === undefined) return 'done';
      const confirmationIds = await moveDeadlines(tx, clock.now().getTime() - since.getTime(), { projectId });
      await endPause(tx, projectId);
      for (const subjectId of confirmationIds) await queueTask(tx, clock, { kind: confirmationKind, subjectId });
      return 'done';
    },
    giveUp: async () => undefined,
  };
}
