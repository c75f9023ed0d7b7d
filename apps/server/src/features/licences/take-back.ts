import { randomUUID } from 'node:crypto';
import { AppError, type TakeBackReason, type TakeBackRow } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import { getBatch, insertBatch } from './issue.repository.ts';
import { lockRoutes, moveEach } from './ledger.ts';
import { once } from './once.ts';
import { endLicences, type HeldLicence, listHeldLicences, lockLicences } from './take-back.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;

/** The licences that may be taken back here: of an organisation, or only of one service or virtual group of it. */
export type TakeBackPlace = { groupId: number; subgroupId?: number | undefined; virtualGroupId?: number | undefined };
/** A started licence is the organisation's to revoke. */
export type TakeBackRights = { mayRevoke: boolean };

type TakeBack = TakeBackRights & {
  place: TakeBackPlace;
  licenceIds: readonly number[];
  reason: TakeBackReason;
  note: string;
  idempotencyKey: string;
};
type Result = { reclaimed: number; revoked: number };

/** What taking these back would do, and what becomes of the number. */
export async function previewTakeBack(
  services: Core,
  of: TakeBackRights & { place: TakeBackPlace; licenceIds: readonly number[] },
) {
  const licences = await listHeldLicences(services.db, of);
  if (licences.length < new Set(of.licenceIds).size) throw notFound();
  const rows = licences.map((licence) => presentRow(licence, of));
  const count = (what: TakeBackRow['what']) => rows.filter((row) => row.what === what).length;
  return { rows, reclaimed: count('reclaim') + count('nothing'), revoked: count('revoke'), refused: count('refused') };
}

/** All of them or none. */
export async function takeBack(services: Core, actor: Actor, of: TakeBack): Promise<Result> {
  const ids = [...new Set(of.licenceIds)].sort((a, b) => a - b);
  const command = `take-back ${of.place.groupId}/${sha256(ids.join()).toString('hex')}`;
  const batchId = await once(services.db, { actorId: actor.id, key: of.idempotencyKey, command }, async (tx) => {
    await lockLicences(tx, ids);
    const licences = await listHeldLicences(tx, { place: of.place, licenceIds: ids });
    if (licences.length < ids.length) throw notFound();
    for (const licence of licences) {
      const why = whyNot(licence, of);
      if (why !== null) throw new AppError('conflict', `${licence.user_name}: ${why} Nothing was taken back.`);
    }
    return insertBatch(tx, await endAll(tx, actor, { ...of, licences, at: services.clock.now() }));
  });
  return getBatch<Result>(services.db, batchId);
}

async function endAll(
  tx: Tx,
  actor: Actor,
  of: TakeBack & { licences: readonly HeldLicence[]; at: Date },
): Promise<Result> {
  const [unstarted, started] = [of.licences.filter(isUnstarted), of.licences.filter((one) => !isUnstarted(one))];
  const end = { reason: of.reason, note: of.note, at: of.at };
  await endLicences(tx, { ...end, ids: unstarted.map(({ id }) => id), state: 'reclaimed' });
  await endLicences(tx, { ...end, ids: started.map(({ id }) => id), state: 'revoked' });
  await returnSeats(tx, {
    licences: unstarted,
    kind: 'reclaim',
    actorId: actor.id,
    batchId: `take-back-${randomUUID()}`,
    at: of.at,
    reason: of.reason,
  });
  for (const { id, group_id, state, user_id } of of.licences)
    await recordAudit(tx, actor, {
      action: state === 'issued' ? 'licences.reclaim' : 'licences.revoke',
      subject: `licence ${id}`,
      groupId: group_id,
      detail: { userId: user_id, reason: of.reason },
    });
  return { reclaimed: unstarted.length, revoked: started.length };
}

type Returning = {
  licences: readonly HeldLicence[];
  kind: 'reclaim' | 'delete';
  actorId: number;
  batchId: string;
  at: Date;
  reason: string;
};

/** Each seat that was never started goes back to its source, or to the pot where that is closed. Free retries have none. */
export async function returnSeats(tx: Tx, of: Returning): Promise<void> {
  const byRoute = new Map<string, HeldLicence[]>();
  for (const licence of of.licences.filter(({ is_free_retry }) => !is_free_retry)) {
    const name = [
      licence.product_type,
      licence.product_id,
      licence.certificate_months,
      ...Object.values(returnOf(licence)),
    ].join();
    byRoute.set(name, [...(byRoute.get(name) ?? []), licence]);
  }
  const moves = [...byRoute.values()].flatMap((licences) => {
    const [first] = licences;
    if (first === undefined) return [];
    const route = { key: keyOf(first), from: { kind: 'HELD' }, to: returnOf(first) } as const;
    return [{ ...route, licenceIds: licences.map(({ id }) => id) }];
  });
  if (moves.length > 0) await lockRoutes(tx, moves);
  const { licences: _licences, ...told } = of;
  for (const move of moves) await moveEach(tx, { ...move, ...told });
}

const isUnstarted = ({ state }: HeldLicence) => state === 'issued';

function keyOf(licence: HeldLicence) {
  return {
    groupId: licence.group_id,
    productType: licence.product_type,
    productId: licence.product_id,
    certificateMonths: licence.certificate_months,
  };
}

function returnOf(licence: HeldLicence) {
  return licence.is_source_open && licence.source_kind !== 'POT'
    ? { kind: licence.source_kind, placeId: licence.source_place_id }
    : ({ kind: 'POT' } as const);
}

function whyNot(licence: HeldLicence, { mayRevoke }: TakeBackRights): string | null {
  if (licence.state === 'issued') return null;
  if (licence.state === 'completed') return 'A completed licence is final.';
  if (licence.state !== 'in_progress' && licence.state !== 'failed') return 'This licence has ended already.';
  return mayRevoke ? null : 'This licence has been started: only the organisation can revoke it.';
}

function presentRow(licence: HeldLicence, rights: TakeBackRights): TakeBackRow {
  const why = whyNot(licence, rights);
  const what = isUnstarted(licence) ? (licence.is_free_retry ? 'nothing' : 'reclaim') : 'revoke';
  const { kind } = returnOf(licence);
  return {
    licenceId: licence.id,
    user: { id: licence.user_id, name: licence.user_name },
    title: licence.title,
    what: why === null ? what : 'refused',
    returns_to:
      why === null && what === 'reclaim' ? { kind, place: kind === 'POT' ? null : licence.source_place } : null,
    why,
  };
}
