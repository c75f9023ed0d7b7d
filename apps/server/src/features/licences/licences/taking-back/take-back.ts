import { randomUUID } from 'node:crypto';
import { AppError, terms } from '@doselore/contract';
import type { TakeBackReason, TakeBackRow } from '@doselore/contract/licences';
import { type Actor, type GroupId, notFound, type VirtualGroupId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { onceWithAnswer } from '../../../../platform/idempotency/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { keyOf, lockRoutes, moveEach } from '../../ledger/index.ts';
import { isVirtualGroupOpen } from '../licences.repository.ts';
import { detachRetries } from '../starting/start-attended.repository.ts';
import {
  endLicences,
  type HeldLicence,
  listHeldLicences,
  lockLicences,
  lockUnstarted,
  type TakeBackPlace,
} from './take-back.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;

/** Only the organisation may revoke a started licence. */
export type TakeBackRights = { mayRevoke: boolean };

type TakeBack = TakeBackRights & {
  place: TakeBackPlace;
  licenceIds: readonly number[];
  startedIds?: readonly number[] | undefined;
  reason: TakeBackReason;
  note: string;
  idempotencyKey: string;
  /** Throws when the caller may not revoke more than one started licence now. */
  beforeRevokingMany?: () => void;
};
type Result = { reclaimed: number; revoked: number };

/** Returns what a take-back of these licences would do, for each licence and in total. */
export async function previewTakeBack(
  services: Core,
  target: TakeBackRights & { place: TakeBackPlace; licenceIds: readonly number[] },
) {
  await checkOpen(services.db, target.place);
  const licences = await listHeldLicences(services.db, target);
  if (licences.length < new Set(target.licenceIds).size) throw notFound();
  const rows = licences.map((licence) => presentRow(licence, target));
  const count = (what: TakeBackRow['what']) => rows.filter((row) => row.what === what).length;
  return { rows, reclaimed: count('reclaim') + count('nothing'), revoked: count('revoke'), refused: count('refused') };
}

/**
 * Throws when the virtual group is closed. A virtual group takes back its own licences until then; closing it has taken
 * back the rest.
 */
async function checkOpen(db: Queries, place: TakeBackPlace): Promise<void> {
  if (place.virtualGroupId !== undefined && !(await isVirtualGroupOpen(db, place.virtualGroupId)))
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is closed. Nothing was taken back.`);
}

/** Takes back all of these licences or none. */
export async function takeBack(services: Core, actor: Actor, target: TakeBack): Promise<Result> {
  const ids = [...new Set(target.licenceIds)].sort((a, b) => a - b);
  const command = `take-back ${target.place.groupId}/${sha256(ids.join()).toString('hex')}`;
  return onceWithAnswer(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    await checkOpen(tx, target.place);
    await lockLicences(tx, ids);
    const licences = await listHeldLicences(tx, { place: target.place, licenceIds: ids });
    if (licences.length < ids.length) throw notFound();
    for (const licence of licences) {
      const why = whyNot(licence, target);
      if (why !== null) throw new AppError('conflict', `${licence.user_name}: ${why} Nothing was taken back.`);
    }
    const started = licences.filter((one) => !isUnstarted(one)).map(({ id }) => id);
    checkForeseen(started, target.startedIds);
    if (started.length > 1) target.beforeRevokingMany?.();
    return endAll(tx, actor, { ...target, licences, at: services.clock.now() });
  });
}

/**
 * Throws when other licences have been started than the preview showed, so that nobody revokes a licence by surprise.
 */
function checkForeseen(started: readonly number[], foreseen: readonly number[] | undefined): void {
  if (foreseen === undefined) return;
  const isSame = started.length === foreseen.length && started.every((id) => foreseen.includes(id));
  if (!isSame)
    throw new AppError(
      'conflict',
      'Some of these licences have been started. Review the changes again. Nothing was taken back.',
    );
}

type Unstarted = {
  groupId: GroupId;
  virtualGroupId: VirtualGroupId;
  /** People who keep their free retries. */
  keepUserIds: readonly number[];
  /** People whose licences are reclaimed. Everybody when it is left out. */
  onlyUserIds?: readonly number[];
  reason: string;
  at: Date;
};

/**
 * Reclaims the unstarted licences of a Pharmacist-led Course that ends, or of people who leave it. A free retry that is
 * kept counts for the next course that the person attends. Returns the number of licences, and the number of their
 * seats that were not free retries.
 */
export async function reclaimUnstarted(
  tx: Tx,
  actor: Actor,
  target: Unstarted,
): Promise<{ reclaimed: number; seats: number }> {
  const licenceIds = await lockUnstarted(tx, target);
  const licences = await listHeldLicences(tx, { place: target, licenceIds });
  const { reclaimed } = await endAll(tx, actor, { licences, reason: target.reason, note: '', at: target.at });
  await detachRetries(tx, target);
  return { reclaimed, seats: licences.filter(({ is_free_retry }) => !is_free_retry).length };
}

type Held = { place: TakeBackPlace; licenceIds: readonly number[]; reason: string; note: string; at: Date };

/** Takes back licences that the caller has locked, in the caller's transaction. */
export async function reclaimHeld(tx: Tx, actor: Actor, { place, licenceIds, ...end }: Held): Promise<void> {
  await endAll(tx, actor, { ...end, licences: await listHeldLicences(tx, { place, licenceIds }) });
}

async function endAll(
  tx: Tx,
  actor: Actor,
  target: { licences: readonly HeldLicence[]; reason: string; note: string; at: Date },
): Promise<Result> {
  const [unstarted, started] = [
    target.licences.filter(isUnstarted),
    target.licences.filter((one) => !isUnstarted(one)),
  ];
  const end = { reason: target.reason, note: target.note, at: target.at };
  await endLicences(tx, { ...end, ids: unstarted.map(({ id }) => id), state: 'reclaimed' });
  await endLicences(tx, { ...end, ids: started.map(({ id }) => id), state: 'revoked' });
  await returnSeats(tx, {
    licences: unstarted,
    kind: 'reclaim',
    actorId: actor.id,
    batchId: `take-back-${randomUUID()}`,
    at: target.at,
    reason: target.reason,
  });
  for (const { id, group_id, state, user_id } of target.licences)
    await recordAudit(tx, actor, {
      action: state === 'issued' ? 'licences.reclaim' : 'licences.revoke',
      subject: `licence ${id}`,
      groupId: group_id,
      detail: { userId: user_id, reason: target.reason },
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

/**
 * Returns each unstarted seat to its source, or to the general pot where the source is closed. Free retries have no
 * seat.
 */
export async function returnSeats(tx: Tx, target: Returning): Promise<void> {
  const byRoute = new Map<string, HeldLicence[]>();
  for (const licence of target.licences.filter(({ is_free_retry }) => !is_free_retry)) {
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
  const { licences: _licences, ...details } = target;
  for (const move of moves) await moveEach(tx, { ...move, ...details });
}

const isUnstarted = ({ state }: HeldLicence) => state === 'issued';

function returnOf(licence: HeldLicence) {
  return licence.is_source_open && licence.source_kind !== 'POT'
    ? { kind: licence.source_kind, placeId: licence.source_place_id }
    : ({ kind: 'POT' } as const);
}

function whyNot(licence: HeldLicence, { mayRevoke }: TakeBackRights): string | null {
  if (licence.state === 'issued') return null;
  if (licence.state === 'completed') return 'A completed licence is final.';
  if (licence.state !== 'in_progress' && licence.state !== 'failed') return 'This licence has already ended.';
  return mayRevoke ? null : 'This licence has been started: only the organisation can revoke it.';
}

function presentRow(licence: HeldLicence, rights: TakeBackRights): TakeBackRow {
  const why = whyNot(licence, rights);
  const what = isUnstarted(licence) ? (licence.is_free_retry ? 'nothing' : 'reclaim') : 'revoke';
  const { kind } = returnOf(licence);
  return {
    licence_id: licence.id,
    user: { id: licence.user_id, name: licence.user_name },
    title: licence.title,
    what: why === null ? what : 'refused',
    returns_to:
      why === null && what === 'reclaim' ? { kind, place: kind === 'POT' ? null : licence.source_place } : null,
    why,
  };
}
