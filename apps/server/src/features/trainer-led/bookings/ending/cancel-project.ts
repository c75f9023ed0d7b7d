import type { Body } from '@doselore/contract';
import type { cancelProject as cancelEndpoint } from '@doselore/contract/bookings';
import type { Actor, ProjectId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { endProject } from '../projects/projects.repository.ts';
import { cancelUnits } from './cancel-units.ts';

type Cancelling = { projectId: ProjectId; body: Body<typeof cancelEndpoint> };

/** Cancels a project with its requests that are not completed. A completed request keeps its course. */
export async function cancelProject(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  { projectId, body }: Cancelling,
): Promise<void> {
  const command = `cancel project ${projectId}`;
  await once(db, { actorId: actor.id, key: body.idempotencyKey, command }, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const at = clock.now();
    const detail = await cancelUnits({ mail }, tx, { projectId, at });
    await endProject(tx, { projectId, reason: body.reason, at });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.cancel', subject: `project ${projectId}`, groupId, detail },
    });
    return projectId;
  });
}
