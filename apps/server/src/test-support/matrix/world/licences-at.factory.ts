import { randomUUID } from 'node:crypto';
import { purchaseLicences } from '../../../features/licences/licence-orders/index.ts';
import type { UserId } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { buildAbstractCourse } from '../../catalogue.factory.ts';
import type { Home } from '../personas.ts';
import { absent, type BuiltHome, type BuiltLicences } from './world.ts';

type Place = { homes: Record<Home, BuiltHome>; productId: number; actorId: UserId };

/** Builds stock in every pool, and at each place one record of each kind that a command uses. */
export async function buildLicences(services: Services, { homes, productId, actorId }: Place): Promise<BuiltLicences> {
  const built: BuiltLicences = { held: {}, failed: {}, orders: {}, requests: {} };
  for (const home of Object.values(homes)) {
    const { groupId } = home;
    const buy = (where: object, quantity: number) =>
      purchaseLicences(
        services,
        { id: actorId, level: 'superAdmin' },
        {
          groupId,
          productId,
          certificateMonths: 12,
          quantity,
          transactionRef: 'TEST',
          poReference: '',
          directServiceOrder: 0,
          idempotencyKey: randomUUID(),
          ...where,
        },
      );
    built.orders[`groups/${groupId}`] = await buy({}, 1);
    built.held[`groups/${groupId}`] = await holdRetry(services, { groupId, userId: home.ownUserId, actorId });
    built.failed[`groups/${groupId}`] = await holdRetry(services, {
      groupId,
      userId: home.ownUserId,
      actorId,
      state: 'failed',
    });
    for (const name of ['S1', 'S2']) await buildAt(services, { built, home, name, buy, actorId, productId });
  }
  return built;
}

type At = {
  built: BuiltLicences;
  home: BuiltHome;
  name: string;
  buy: (where: object, quantity: number) => Promise<number>;
  actorId: number;
  productId: number;
};

async function buildAt(services: Services, { built, home, name, buy, actorId, productId }: At): Promise<void> {
  const idIn = (ids: Record<string, number>) => Object.entries(ids).find(([one]) => one.endsWith(name))?.[1] ?? absent;
  const [subgroupId, virtualGroupId] = [idIn(home.services), idIn(home.sessions)];
  const { groupId } = home;
  const userId = name === 'S2' ? home.siblingUserId : home.ownUserId;
  await buy({ directServiceOrder: 1, subgroupId }, 100);
  await buy({ virtualGroupId }, 100);
  const held = { groupId, userId, actorId };
  built.held[`groups/${groupId}/subgroups/${subgroupId}`] = await holdRetry(services, { ...held, subgroupId });
  built.held[`virtual-groups/${virtualGroupId}`] = await holdRetry(services, { ...held, virtualGroupId });
  const { id } = await services.db
    .insertInto('licence_requests')
    .values({
      group_id: groupId,
      subgroup_id: subgroupId,
      product_type: 'abstract_course',
      product_id: productId,
      certificate_months: 12,
      quantity: 1,
      requested_by: actorId,
      requested_at: services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  built.requests[`groups/${groupId}/subgroups/${subgroupId}`] = id;
  built.requests[`groups/${groupId}`] ??= id;
}

type Held = {
  groupId: number;
  userId: number;
  actorId: number;
  subgroupId?: number;
  virtualGroupId?: number;
  state?: 'failed';
};

async function holdRetry({ db, clock }: Services, held: Held): Promise<number> {
  const { id: source } = await db
    .selectFrom('licence_accounts')
    .select('id')
    .where('group_id', '=', held.groupId)
    .where('kind', '=', 'POT')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('licences')
    .values({
      group_id: held.groupId,
      product_type: 'abstract_course',
      product_id: await buildAbstractCourse(db),
      certificate_months: 12,
      user_id: held.userId,
      subgroup_id: held.subgroupId ?? null,
      virtual_group_id: held.virtualGroupId ?? null,
      source_account_id: source,
      issued_by: held.actorId,
      issued_at: clock.now(),
      state: held.state ?? 'issued',
      is_free_retry: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
