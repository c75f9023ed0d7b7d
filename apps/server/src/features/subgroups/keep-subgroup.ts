import { AppError, type Body, type changeSubgroup, fieldError, terms } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changesOf, mergeChange, newValues, recordAudit } from '../audits/index.ts';
import { returnPoolToPot } from '../licences/index.ts';
import { findLastCodeDay, insertCode } from './subgroup-codes.repository.ts';
import { insertSubgroup, lockSubgroup, setSubgroupArchived, updateSubgroup } from './subgroups.repository.ts';

const auditedFields = ['name', 'ods_code', 'premises_number'] as const;

type Fields = { name: string; ods_code: string | null; premises_number: string | null };
type Place = { groupId: number; subgroupId: number };

export function createSubgroup(
  services: Services,
  actor: Actor,
  { groupId, fields }: { groupId: number; fields: Fields },
): Promise<number> {
  const now = services.clock.now();
  return tx(services.db, async (trx) => {
    const subgroupId = await insertSubgroup(trx, { groupId, fields, now });
    const place = { groupId, subgroupId };
    const before = { ods_code: null, premises_number: null };
    await noteCodes(trx, { place, before, after: fields, from: today(services.clock), actorId: actor.id, now });
    await recordAudit(trx, actor, {
      action: 'subgroups.create',
      subject: `subgroup ${subgroupId}`,
      groupId,
      changes: newValues(fields, auditedFields),
    });
    return subgroupId;
  });
}

/** A pharmacy gets other codes when it is sold or moves: what held before stays on record with its days. */
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
  return tx(services.db, async (trx) => {
    const before = await lockSubgroup(trx, place);
    if (before === undefined) throw notFound();
    const { name, ods_code, premises_number } = before;
    const held = { name, ods_code, premises_number };
    const fields = await mergeChange<Fields>(trx, actor, { subject, groupId, now: held, wanted, seen });
    await updateSubgroup(trx, subgroupId, fields);
    await noteCodes(trx, { place, before, after: fields, from, actorId: actor.id, now });
    await recordAudit(trx, actor, {
      action: 'subgroups.change',
      subject,
      groupId,
      changes: changesOf(before, fields, auditedFields),
    });
    return fields;
  });
}

type Codes = Pick<Fields, 'ods_code' | 'premises_number'>;
type Change = { place: Place; before: Codes; after: Codes; from: string; actorId: number; now: Date };

async function noteCodes(trx: Tx, { place, before, after, from, actorId, now }: Change): Promise<void> {
  const kinds = [
    ['ods', before.ods_code, after.ods_code],
    ['premises', before.premises_number, after.premises_number],
  ] as const;
  for (const [kind, was, code] of kinds) {
    if (was === code) continue;
    await checkDay(trx, { ...place, kind, from });
    await insertCode(trx, { ...place, kind, code, from, actorId, now });
  }
}

const kindNames = { ods: 'ODS code', premises: 'GPhC premises number' } as const;
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The latest day is in force, so a code from an earlier one would be in the register and not on the service. */
async function checkDay(trx: Tx, of: Place & { kind: 'ods' | 'premises'; from: string }): Promise<void> {
  const last = await findLastCodeDay(trx, of);
  if (last === undefined || of.from >= last) return;
  const since = longDay.format(new Date(last));
  throw fieldError('codes_from', `The ${kindNames[of.kind]} it has holds from ${since}. Enter that day or a later one`);
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
  await tx(services.db, async (trx) => {
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
}
