import { AppError, type Body, type changeSubgroup, fieldError, terms } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { tx, violatedConstraint } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changesOf, mergeChange, newValues, recordAudit } from '../audits/index.ts';
import { returnPoolToPot } from '../licences/index.ts';
import { noteCodes } from '../register-codes/index.ts';
import {
  findCode,
  findCodeHolder,
  insertSubgroup,
  lockSubgroup,
  setSubgroupArchived,
  updateSubgroup,
} from './subgroups.repository.ts';

const auditedFields = ['name', 'ods_code', 'premises_number'] as const;

type Fields = { name: string; ods_code: string | null; premises_number: string | null };
type Place = { groupId: number; subgroupId: number };

const codesOf = (before: Omit<Fields, 'name'>, after: Omit<Fields, 'name'>) => ({
  ods: [before.ods_code, after.ods_code] as const,
  premises: [before.premises_number, after.premises_number] as const,
});

/** An ODS code names one open service of an organisation; `refusal` is told which has it. */
async function withFreeCode<T>(
  services: Services,
  of: { groupId: number; code: string | null; refusal: (holder: string) => AppError },
  work: Promise<T>,
): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (violatedConstraint(error) !== 'subgroups_ods_code_key') throw error;
    throw of.refusal((await findCodeHolder(services.db, of)) ?? `Another ${terms.subgroup.one}`);
  });
}

const codeInUse = (holder: string) =>
  new AppError('conflict', `${holder} has its ODS code now. Archive that one, or give it another code, first.`);
const codeTaken = (holder: string) =>
  fieldError('ods_code', `${holder} has this ODS code. Archive it, or give it another code, first`);

export function createSubgroup(
  services: Services,
  actor: Actor,
  { groupId, fields }: { groupId: number; fields: Fields },
): Promise<number> {
  const now = services.clock.now();
  const work = tx(services.db, async (trx) => {
    const subgroupId = await insertSubgroup(trx, { groupId, fields, now });
    const place = { groupId, subgroupId };
    const codes = codesOf({ ods_code: null, premises_number: null }, fields);
    await noteCodes(trx, { place, codes, from: today(services.clock), since: now, actorId: actor.id, now });
    await recordAudit(trx, actor, {
      action: 'subgroups.create',
      subject: `subgroup ${subgroupId}`,
      groupId,
      changes: newValues(fields, auditedFields),
    });
    return subgroupId;
  });
  return withFreeCode(services, { groupId, code: fields.ods_code, refusal: codeTaken }, work);
}

export async function changeSubgroupFields(
  services: Services,
  actor: Actor,
  { place, change }: { place: Place; change: Body<typeof changeSubgroup> },
): Promise<Fields> {
  const { groupId, subgroupId } = place;
  const { codes_from: from, seen, ...wanted } = change;
  const subject = `subgroup ${subgroupId}`;
  const now = services.clock.now();
  if (from > today(services.clock)) throw fieldError('codes_from', 'Enter today or an earlier day');
  const work = tx(services.db, async (trx) => {
    const before = await lockSubgroup(trx, place);
    if (before === undefined) throw notFound();
    const { name, ods_code, premises_number } = before;
    const held = { name, ods_code, premises_number };
    const fields = await mergeChange<Fields>(trx, actor, { subject, groupId, now: held, wanted, seen });
    await updateSubgroup(trx, subgroupId, fields);
    const codes = codesOf(before, fields);
    await noteCodes(trx, { place, codes, from, since: before.created_at, actorId: actor.id, now });
    await recordAudit(trx, actor, {
      action: 'subgroups.change',
      subject,
      groupId,
      changes: changesOf(before, fields, auditedFields),
    });
    return fields;
  });
  return withFreeCode(services, { groupId, code: wanted.ods_code, refusal: codeTaken }, work);
}

/** Domain 2.1: the seats of its pools go back into the general pot. @returns how many */
export function archiveSubgroup(services: Services, actor: Actor, place: Place): Promise<number> {
  return tx(services.db, async (trx) => {
    const before = await lockSubgroup(trx, place);
    if (before === undefined) throw notFound();
    if (before.archived_at !== null)
      throw new AppError('conflict', `This ${terms.subgroup.one} has been archived already.`);
    const seats = await returnPoolToPot(trx, {
      groupId: place.groupId,
      kind: 'POOL',
      placeId: place.subgroupId,
      actorId: actor.id,
      at: services.clock.now(),
    });
    await setSubgroupArchived(trx, place.subgroupId, services.clock.now());
    await recordAudit(trx, actor, {
      action: 'subgroups.archive',
      subject: `subgroup ${place.subgroupId}`,
      groupId: place.groupId,
      detail: { seatsReturned: seats },
    });
    return seats;
  });
}

/** Its members and managers are as they were; seats stay where they went. */
export async function restoreSubgroup(services: Services, actor: Actor, place: Place): Promise<void> {
  const code = await findCode(services.db, place);
  const work = tx(services.db, async (trx) => {
    const before = await lockSubgroup(trx, place);
    if (before === undefined) throw notFound();
    if (before.archived_at === null) return;
    await setSubgroupArchived(trx, place.subgroupId, null);
    await recordAudit(trx, actor, {
      action: 'subgroups.restore',
      subject: `subgroup ${place.subgroupId}`,
      groupId: place.groupId,
    });
  });
  await withFreeCode(services, { groupId: place.groupId, code, refusal: codeInUse }, work);
}
