import { AppError, type Body, fieldError, startDayProblem } from '@doselore/contract';
import {
  type changeGroup,
  type createGroup as createEndpoint,
  type GroupList,
  groupFields,
} from '@doselore/contract/groups';
import { type Actor, type GroupId, notFound } from '../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { insertGroup, lockGroup, lockGroupList, updateGroup, updateGroupList } from './groups.repository.ts';
import { noteCodes } from './register-codes/note-codes.ts';

type Fields = Body<typeof createEndpoint>;

export function createGroup(services: Services, actor: Actor, fields: Fields): Promise<number> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const groupId = await insertGroup(tx, { ...fields, now });
    const codes = { hq: [null, fields.hq_code] as const };
    const place = { groupId, subgroupId: null };
    await noteCodes(tx, { place, codes, from: today(services.clock), since: now, actorId: actor.id, now });
    await recordAudit(tx, actor, {
      action: 'groups.create',
      subject: `group ${groupId}`,
      groupId,
      changes: newRecord(groupFields, fields),
    });
    return groupId;
  });
}

export async function changeGroupFields(
  services: Services,
  actor: Actor,
  { groupId, change }: { groupId: GroupId; change: Body<typeof changeGroup> },
): Promise<Fields> {
  const { codesFrom: from, baseValues, ...submitted } = change;
  const subject = `group ${groupId}`;
  const now = services.clock.now();
  if (from > today(services.clock)) throw fieldError('codesFrom', 'Enter today or an earlier day');
  const problem = startDayProblem(from, today(services.clock));
  if (problem !== undefined) throw fieldError('codesFrom', problem);
  return inTransaction(services.db, async (tx) => {
    const before = await lockGroup(tx, groupId);
    if (before === undefined) throw notFound();
    const { created_at: since, ...storedGroup } = before;
    const fields = await mergeChange<Fields>(tx, actor, {
      subject,
      now: storedGroup,
      submitted,
      baseValues,
      traces: tracesOf(groupFields),
    });
    await updateGroup(tx, groupId, fields);
    const codes = { hq: [before.hq_code, fields.hq_code] as const };
    const place = { groupId, subgroupId: null };
    await noteCodes(tx, { place, codes, from, since, actorId: actor.id, now });
    await recordAudit(tx, actor, {
      action: 'groups.change',
      subject,
      groupId,
      ...recordChanges(groupFields, storedGroup, fields),
    });
    return fields;
  });
}

/** Moves an organisation to a list: open, inactive or archived. Moving it to its present list changes nothing. */
export async function moveGroupTo(
  services: Services,
  actor: Actor,
  move: { groupId: GroupId; list: GroupList },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const before = await lockGroupList(tx, move.groupId);
    if (before === undefined) throw notFound();
    if (before === 'merged')
      throw new AppError('conflict', 'This organisation was merged into another one. Undo the merge to restore it.');
    if (before === move.list) return;
    await updateGroupList(tx, { ...move, now: services.clock.now() });
    await recordAudit(tx, actor, {
      action: 'groups.move',
      subject: `group ${move.groupId}`,
      groupId: move.groupId,
      changes: { list: [before, move.list] },
    });
  });
}
