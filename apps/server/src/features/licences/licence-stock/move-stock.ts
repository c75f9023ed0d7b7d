import { randomUUID } from 'node:crypto';
import { AppError, fieldError } from '@doselore/contract';
import type { PoolShare } from '@doselore/contract/licence-stock';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type LedgerKey, lockRoutes, moveSeats, readPot } from '../ledger/index.ts';
import { checkOnSale, checkTaught, lockPlace } from './check-supply.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Command = { key: LedgerKey; idempotencyKey: string };

const commandOf = (name: string, key: LedgerKey, rest: unknown) =>
  `${name} ${Object.values(key).join('/')} ${JSON.stringify(rest)}`;

/** Moves seats from the general pot to pools, or back: all of them or none. Returns the seats left in the pot. */
export async function movePools(
  services: Core,
  actor: Actor,
  target: Command & { pools: readonly PoolShare[]; direction: 'allocate' | 'return' },
): Promise<{ pot: number }> {
  const { key, pools, direction } = target;
  if (new Set(pools.map(({ kind, placeId }) => `${kind}${placeId}`)).size < pools.length)
    throw fieldError('pools', 'Name each place once');
  const command = commandOf(direction, key, pools);
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    for (const pool of direction === 'allocate' ? pools : []) await checkPool(tx, key, pool);
    const at = services.clock.now();
    const batchId = `${direction}-${randomUUID()}`;
    const moves = pools.map(({ kind, placeId, quantity }) => {
      const [pot, pool] = [{ kind: 'POT' } as const, { kind, placeId }];
      const ends = direction === 'allocate' ? { from: pot, to: pool } : { from: pool, to: pot };
      return { key, ...ends, quantity };
    });
    await lockRoutes(tx, moves);
    for (const move of moves) await moveSeats(tx, { ...move, kind: direction, actorId: actor.id, batchId, at });
    for (const { kind, placeId, quantity } of pools)
      await recordAudit(tx, actor, {
        action: direction === 'allocate' ? 'licences.allocate' : 'licences.return',
        subject: kind === 'POOL' ? `subgroup ${placeId}` : `virtual group ${placeId}`,
        groupId: key.groupId,
        detail: { productType: key.productType, productId: key.productId, months: key.certificateMonths, quantity },
      });
    return key.groupId;
  });
  return { pot: await readPot(services.db, key) };
}

async function checkPool(tx: Tx, key: LedgerKey, { kind, placeId }: PoolShare): Promise<void> {
  const { groupId } = key;
  const place = kind === 'POOL' ? { groupId, subgroupId: placeId } : { groupId, virtualGroupId: placeId };
  const refuse = () => new AppError('conflict', 'This service is archived or closed. Nothing was moved.');
  await lockPlace(tx, place, refuse);
  await checkTaught(tx, key, kind === 'VGPOOL' ? placeId : undefined);
}

/** Adds seats without an order, or writes off unissued seats when the change is below 0. */
export async function adjustStock(
  services: Core,
  actor: Actor,
  target: Command & { change: number; reason: string },
): Promise<{ pot: number }> {
  const { key, change, reason } = target;
  const command = commandOf('adjust', key, change);
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    // Seats that cannot be issued may still be written off.
    if (change > 0) await checkOnSale(tx, actor, key, 'Nothing was changed.');
    const ends =
      change > 0
        ? ({ from: { kind: 'SUPPLY' }, to: { kind: 'POT' }, kind: 'adjust' } as const)
        : ({ from: { kind: 'POT' }, to: { kind: 'VOID' }, kind: 'void' } as const);
    const batchId = `adjust-${randomUUID()}`;
    const details = { quantity: Math.abs(change), actorId: actor.id, batchId, at: services.clock.now(), reason };
    await moveSeats(tx, { key, ...ends, ...details });
    await recordAudit(tx, actor, {
      action: 'licences.adjust',
      subject: `group ${key.groupId}`,
      groupId: key.groupId,
      detail: { productType: key.productType, productId: key.productId, months: key.certificateMonths, change },
    });
    return key.groupId;
  });
  return { pot: await readPot(services.db, key) };
}

/**
 * Moves seats to the ledger key with other certificate months. They get the new months when they are issued from now
 * on.
 */
export async function editMonths(
  services: Core,
  actor: Actor,
  target: Command & { newMonths: number; quantity: number; reason: string },
): Promise<{ pot: number }> {
  const { key, newMonths, quantity, reason } = target;
  if (newMonths === key.certificateMonths)
    throw fieldError('newCertificateMonths', 'Choose a different certificate length');
  const toKey = { ...key, certificateMonths: newMonths };
  const command = commandOf('months', key, [newMonths, quantity]);
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const pot = { kind: 'POT' } as const;
    const details = { kind: 'months', actorId: actor.id, at: services.clock.now(), reason } as const;
    await moveSeats(tx, { key, toKey, from: pot, to: pot, quantity, ...details, batchId: `months-${randomUUID()}` });
    await recordAudit(tx, actor, {
      action: 'licences.editMonths',
      subject: `group ${key.groupId}`,
      groupId: key.groupId,
      detail: { productType: key.productType, productId: key.productId, quantity },
      changes: { certificate_months: [key.certificateMonths, newMonths] },
    });
    return key.groupId;
  });
  return { pot: await readPot(services.db, key) };
}
