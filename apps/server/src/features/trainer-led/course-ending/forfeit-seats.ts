import type { Actor, LicenceId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { keyOf as keyOfRow, lockRoutes, moveSeats, readBalances } from '../../licences/ledger/index.ts';
import { forfeitsAbsentSeats } from '../../site/settings/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { listReturnedSeats, listSeatsOfAbsent } from './forfeits.repository.ts';

export type Forfeits = {
  /** Unstarted licences of absent people, whose seats are written off after they were taken back. */
  licenceIds: LicenceId[];
  /** Absent people without a licence, for each of whom a seat of the pool is written off. */
  pooledUserIds: number[];
};

/**
 * Returns the seats that closing the course now forfeits, by the setting of the organisation. An absent person forfeits
 * the seat of their unstarted licence, or one of the pool while it has any. Excused people forfeit none.
 */
export async function planForfeits(db: Queries, course: VirtualGroupData): Promise<Forfeits> {
  if (!(await forfeitsAbsentSeats(db, course.group_id))) return { licenceIds: [], pooledUserIds: [] };
  const absent = await listSeatsOfAbsent(db, course.id);
  const [pooled = 0] = await readBalances(db, keyOfRow({ ...course, product_type: 'abstract_course' }), [
    { kind: 'VGPOOL', placeId: course.id },
  ]);
  const unlicensed = absent.filter(({ licence_id }) => licence_id === null);
  return {
    licenceIds: absent.flatMap(({ licence_id }) => (licence_id === null ? [] : [licence_id])),
    pooledUserIds: unlicensed.slice(0, pooled).map(({ user_id }) => user_id),
  };
}

export const countForfeits = ({ licenceIds, pooledUserIds }: Forfeits) => licenceIds.length + pooledUserIds.length;

type Voiding = { course: VirtualGroupData; forfeits: Forfeits; at: Date };

/**
 * Writes forfeited seats off, after closing has taken back the licences and emptied the pool: they are then in the
 * general pot, or in the pool of the service that the licence came from. Returns the people who forfeited one. A licence
 * that was started a moment before is not among them.
 */
export async function voidForfeits(tx: Tx, actor: Actor, { course, forfeits, at }: Voiding): Promise<number[]> {
  const returned = await listReturnedSeats(tx, forfeits.licenceIds);
  const accounts = [...Map.groupBy(returned, ({ account_id }) => account_id).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ row: first, quantity: others.length + 1 }],
  );
  const moves = [
    ...accounts.map(({ row, quantity }) => ({
      key: keyOfRow(row),
      from: { kind: row.kind, placeId: row.place_id },
      quantity,
    })),
    {
      key: keyOfRow({ ...course, product_type: 'abstract_course' }),
      from: { kind: 'POT' as const },
      quantity: forfeits.pooledUserIds.length,
    },
  ]
    .filter(({ quantity }) => quantity > 0)
    .map((move) => ({ ...move, to: { kind: 'VOID' as const } }));
  if (moves.length > 0) await lockRoutes(tx, moves);
  const notices = { actorId: actor.id, at, batchId: `forfeit-${course.id}-${course.close_revision}`, reason: 'absent' };
  for (const move of moves) await moveSeats(tx, { ...move, ...notices, kind: 'void' });
  return [...returned.map(({ user_id }) => user_id), ...forfeits.pooledUserIds];
}
