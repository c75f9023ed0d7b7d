import { AppError, type Body, fieldError, pickFields, type StoredRecord, startDayProblem } from '@doselore/contract';
import { type changeSubgroup, subgroupFields } from '@doselore/contract/subgroups';
import { type Actor, type CheckedServicePlace, type GroupId, notFound } from '../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, violatedConstraint } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordWorkHistory } from '../../../platform/work-history/index.ts';
import { returnPoolToPot } from '../../licences/ledger/index.ts';
import { noteCodes } from '../groups/index.ts';
import {
  findCode,
  findCodeHolder,
  insertSubgroup,
  lockSubgroup,
  type Ref,
  setSubgroupArchived,
  updateSubgroup,
} from './subgroups.repository.ts';

type Fields = StoredRecord<typeof subgroupFields>;

const codesOf = (before: Omit<Fields, 'name'>, after: Omit<Fields, 'name'>) => ({
  ods: [before.ods_code, after.ods_code] as const,
  premises: [before.premises_number, after.premises_number] as const,
});

/**
 * Runs a change for which an ODS code must name only one open service of an organisation. `refusal` gets the service
 * that has it.
 */
async function withFreeCode<T>(
  services: Services,
  target: { groupId: GroupId; code: string | null; refusal: (holder: string) => AppError },
  work: Promise<T>,
): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (violatedConstraint(error) !== 'subgroups_ods_code_key') throw error;
    throw target.refusal((await findCodeHolder(services.db, target)) ?? 'Another service');
  });
}

const codeInUse = (holder: string) =>
  new AppError('conflict', `${holder} now has this ODS code. Archive that service or change its code first.`);
const codeTaken = (holder: string) =>
  fieldError('ods_code', `${holder} has this ODS code. Archive that service or change its code first`);

export function createSubgroup(
  services: Services,
  actor: Actor,
  { groupId, fields }: { groupId: GroupId; fields: Fields },
): Promise<number> {
  const now = services.clock.now();
  const work = inTransaction(services.db, async (tx) => {
    const subgroupId = await insertSubgroup(tx, { groupId, fields, now });
    const place = { groupId, subgroupId };
    const codes = codesOf({ ods_code: null, premises_number: null }, fields);
    await noteCodes(tx, { place, codes, from: today(services.clock), since: now, actorId: actor.id, now });
    await recordAudit(tx, actor, {
      action: 'subgroups.create',
      subject: `subgroup ${subgroupId}`,
      groupId,
      changes: newRecord(subgroupFields, fields),
    });
    return subgroupId;
  });
  return withFreeCode(services, { groupId, code: fields.ods_code, refusal: codeTaken }, work);
}

export async function changeSubgroupFields(
  services: Services,
  actor: Actor,
  { place, change }: { place: CheckedServicePlace; change: Body<typeof changeSubgroup> },
): Promise<Fields> {
  const { groupId, subgroupId } = place;
  const { codesFrom: from, baseValues, ...submitted } = change;
  const subject = `subgroup ${subgroupId}`;
  const now = services.clock.now();
  if (from > today(services.clock)) throw fieldError('codesFrom', 'Enter today or an earlier day');
  const problem = startDayProblem(from, today(services.clock));
  if (problem !== undefined) throw fieldError('codesFrom', problem);
  const work = inTransaction(services.db, async (tx) => {
    const before = await lockSubgroup(tx, place);
    if (before === undefined) throw notFound();
    const storedFields = pickFields(subgroupFields, before);
    const fields = await mergeChange<Fields>(tx, actor, { subject, groupId, now: storedFields, submitted, baseValues });
    await updateSubgroup(tx, subgroupId, fields);
    const codes = codesOf(before, fields);
    await noteCodes(tx, { place, codes, from, since: before.created_at, actorId: actor.id, now });
    await recordAudit(tx, actor, {
      action: 'subgroups.change',
      subject,
      groupId,
      ...recordChanges(subgroupFields, storedFields, fields),
    });
    return fields;
  });
  return withFreeCode(services, { groupId, code: submitted.ods_code, refusal: codeTaken }, work);
}

/** Archives a service. The seats of its pools return to the general pot (domain 2.1). Returns their number. */
export function archiveSubgroup(services: Services, actor: Actor, place: CheckedServicePlace): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const before = await lockSubgroup(tx, place);
    if (before === undefined) throw notFound();
    if (before.archived_at !== null) throw new AppError('conflict', 'This service has already been archived.');
    const seats = await returnPoolToPot(tx, {
      groupId: place.groupId,
      kind: 'POOL',
      placeId: place.subgroupId,
      actorId: actor.id,
      at: services.clock.now(),
    });
    await setSubgroupArchived(tx, place.subgroupId, services.clock.now());
    await recordWorkHistory(services.clock, tx, { actor, whose: { subgroupId: place.subgroupId } });
    await recordAudit(tx, actor, {
      action: 'subgroups.archive',
      subject: `subgroup ${place.subgroupId}`,
      groupId: place.groupId,
      detail: { seatsReturned: seats },
    });
    return seats;
  });
}

/** Restores a service with its members and managers. Seats stay in the general pot. */
export async function restoreSubgroup(services: Services, actor: Actor, place: Ref): Promise<void> {
  const code = await findCode(services.db, place);
  const work = inTransaction(services.db, async (tx) => {
    const before = await lockSubgroup(tx, place);
    if (before === undefined) throw notFound();
    if (before.archived_at === null) return;
    await setSubgroupArchived(tx, place.subgroupId, null);
    await recordWorkHistory(services.clock, tx, { actor, whose: { subgroupId: place.subgroupId } });
    await recordAudit(tx, actor, {
      action: 'subgroups.restore',
      subject: `subgroup ${place.subgroupId}`,
      groupId: place.groupId,
    });
  });
  await withFreeCode(services, { groupId: place.groupId, code, refusal: codeInUse }, work);
}
