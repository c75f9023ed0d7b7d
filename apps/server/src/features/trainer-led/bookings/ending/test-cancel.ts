import type { Cancellation } from '@doselore/contract/bookings';
import { notFound, type ProjectId } from '../../../../platform/access/index.ts';
import { dryRun } from '../../../../platform/db/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { findProject } from '../projects/projects.repository.ts';
import { cancelUnits } from './cancel-units.ts';
import { countOpenWork, listByEmail, listCoursesOf } from './open-work.repository.ts';

/**
 * Returns what cancelling a project would do now, by a dry run of the cancellation whose emails are only counted. Throws 404,
 * and 409 for a project that has ended.
 */
export function testCancel({ db, clock }: Pick<Services, 'db' | 'clock'>, projectId: ProjectId): Promise<Cancellation> {
  return dryRun(db, async (tx) => {
    await lockOpenProject(tx, projectId);
    const at = clock.now();
    const project = await findProject(tx, projectId, at);
    if (project === undefined) throw notFound();
    const emails: string[] = [];
    const mail: Mail = { send: async (_tx, _message, sendings) => void emails.push(...sendings.map(({ to }) => to)) };
    const before = await countOpenWork(tx, projectId);
    await cancelUnits({ mail }, tx, { projectId, at });
    const after = await countOpenWork(tx, projectId);
    return {
      project: { id: project.id, name: project.title },
      requests: project.requests.filter(({ state }) => state !== 'completed' && state !== 'cancelled'),
      multi_days: project.multi_days.filter(({ state }) => state !== 'completed' && state !== 'cancelled'),
      courses: await listCoursesOf(tx, projectId),
      enquiries: before.enquiries - after.enquiries,
      confirmations: before.confirmations - after.confirmations,
      holds: before.holds - after.holds,
      people: await listByEmail(tx, emails),
    };
  });
}
