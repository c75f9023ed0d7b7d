import { type Body, fieldError } from '@doselore/contract';
import {
  type changeProject as changeEndpoint,
  type createProject as createEndpoint,
  type ProjectFields,
  projectFields,
} from '@doselore/contract/bookings';
import type { Actor, GroupId, ProjectId } from '../../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkOrganiser } from '../../course-planning/index.ts';
import { passOnChoices } from '../organising/withdraw-choices.ts';
import { lockOpenProject } from './lock-open-project.ts';
import { findOpenPlace, insertProject, listHandlers, updateProject } from './projects.repository.ts';

type Room = Pick<Services, 'db' | 'clock'>;

/** Opens a project and returns its id. Throws 422 for an organiser or a handling person who cannot be that. */
export function createProject({ db, clock }: Room, actor: Actor, body: Body<typeof createEndpoint>): Promise<number> {
  const { idempotencyKey: key, groupId, subgroupId, ...fields } = body;
  return once(db, { actorId: actor.id, key, command: `open project ${groupId}` }, async (tx) => {
    const place = await findOpenPlace(tx, { groupId, subgroupId });
    if (place === undefined)
      throw fieldError('groupId', 'Choose an organisation that is not archived, and its service');
    await checkPeople(tx, place, fields);
    const id = await insertProject(tx, { groupId, subgroupId, fields, by: actor.id, at: clock.now() });
    const changes = newRecord(projectFields, fields);
    await recordAudit(tx, actor, { action: 'bookings.open', subject: `project ${id}`, groupId, changes });
    return id;
  });
}

async function checkPeople(tx: Tx, groupId: GroupId, fields: ProjectFields, before?: ProjectFields): Promise<void> {
  const { organiser_user_id: organiserUserId, handled_by: handledBy } = fields;
  if (organiserUserId !== before?.organiser_user_id) await checkOrganiser(tx, { organiserUserId, groupId });
  if (handledBy === null || handledBy === before?.handled_by) return;
  if (!(await listHandlers(tx)).some(({ id }) => id === handledBy))
    throw fieldError('handled_by', 'Choose a site admin');
}

type Changing = { projectId: ProjectId; change: Body<typeof changeEndpoint> };

/** Changes a project and returns its fields. */
export function changeProject(
  { db, clock, mail }: Room & Pick<Services, 'mail'>,
  actor: Actor,
  { projectId, change }: Changing,
): Promise<ProjectFields> {
  const { baseValues, ...submitted } = change;
  return inTransaction(db, async (tx) => {
    const { group_id: groupId, state: _state, ...now } = await lockOpenProject(tx, projectId);
    const subject = `project ${projectId}` as const;
    const traces = tracesOf(projectFields);
    const fields = await mergeChange<ProjectFields>(tx, actor, { subject, now, submitted, baseValues, traces });
    await checkPeople(tx, groupId, fields, now);
    await updateProject(tx, projectId, fields);
    if (fields.organiser_user_id !== now.organiser_user_id)
      await passOnChoices({ mail }, tx, { projectId, at: clock.now(), actor });
    const changes = recordChanges(projectFields, now, fields);
    await recordAudit(tx, actor, { action: 'bookings.change', subject, groupId, ...changes });
    return fields;
  });
}
