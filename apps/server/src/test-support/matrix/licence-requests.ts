import { randomUUID } from 'node:crypto';
import { purchaseLicences } from '../../features/licences/index.ts';
import type { Services } from '../../platform/services.ts';
import { buildAbstractCourse } from '../catalogue.factory.ts';
import type { Home } from './personas.ts';
import type { BuiltHome, World } from './world.factory.ts';

/** By address of the place: a licence that moves no seat, so that taking it back can be said again and again. */
export type BuiltLicences = {
  held: Record<string, number>;
  failed: Record<string, number>;
  orders: Record<string, number>;
  requests: Record<string, number>;
};

const absent = 9_999_999;
const placeOf = (path: string) => /^(groups\/\d+(?:\/subgroups\/\d+)?|virtual-groups\/\d+)/u.exec(path)?.[1] ?? '';
const groupOf = (path: string) => /^groups\/\d+/u.exec(path)?.[0] ?? '';
const userAt = (world: World, path: string) => {
  const found = Object.values(world.homes).find((home) => {
    const ids = [...Object.values(home.services).map((id) => `/subgroups/${id}`), `groups/${home.groupId}`];
    return (
      ids.some((id) => path.endsWith(id)) || Object.values(home.sessions).some((id) => path === `virtual-groups/${id}`)
    );
  });
  const isSibling = Object.entries(found?.services ?? {}).some(
    ([name, id]) => name.endsWith('S2') && path.endsWith(`/subgroups/${id}`),
  );
  const isSiblingSession = Object.entries(found?.sessions ?? {}).some(
    ([name, id]) => name.endsWith('S2') && path === `virtual-groups/${id}`,
  );
  return (isSibling || isSiblingSession ? found?.siblingUserId : found?.ownUserId) ?? absent;
};

const key = (world: World) => ({ productId: world.freeProductId, certificateMonths: 12 });
const once = () => ({ idempotencyKey: randomUUID() });
const people = (world: World, path: string) => ({ ...key(world), userIds: [userAt(world, placeOf(path))] });
const issue = (world: World, path: string) => ({ ...people(world, path), ...once() });
const held = (world: World, path: string) => ({ licenceIds: [world.licences.held[placeOf(path)] ?? absent] });
const takeBack = (world: World, path: string) => ({ ...held(world, path), reason: 'left', ...once() });
const because = () => ({ reason: 'Matrix', ...once() });
const requestAt = (world: World, path: string) => ({
  licenceRequestId: world.licences.requests[groupOf(path)] ?? absent,
});
const poolAt = (world: World, path: string) => {
  const groupId = Number(path.split('/')[1]);
  const home = Object.values(world.homes).find((one) => one.groupId === groupId);
  return Object.entries(home?.services ?? {}).find(([name]) => name.endsWith('S1'))?.[1] ?? absent;
};
const pools = (world: World, path: string) => ({
  ...key(world),
  pools: [{ placeId: poolAt(world, path), quantity: 1 }],
  ...once(),
});

const service = 'groups/:groupId/subgroups/:subgroupId';
const session = 'virtual-groups/:virtualGroupId';

/** Valid by construction at the place of the address, and leaving enough for everybody who comes after. */
export const licenceBodies: Record<string, (world: World, path: string) => unknown> = {
  'POST groups/:groupId/licences': (world) => ({ ...key(world), quantity: 1, poReference: 'PO', ...once() }),
  [`POST ${service}/order-licences`]: (world) => ({ ...key(world), quantity: 1, poReference: 'PO', ...once() }),
  'POST groups/:groupId/issue-licence/:userId': (world) => ({ ...key(world), ...once() }),
  'POST groups/:groupId/bulk-issue-from-general-pot/preview': people,
  'POST groups/:groupId/bulk-issue-from-general-pot': issue,
  [`POST ${service}/bulk-issue-from-general-pot/preview`]: people,
  [`POST ${service}/bulk-issue-from-general-pot`]: issue,
  [`POST ${service}/bulk-issue-from-pool/preview`]: people,
  [`POST ${service}/bulk-issue-from-pool`]: issue,
  [`POST ${session}/bulk-issue/preview`]: people,
  [`POST ${session}/bulk-issue`]: issue,
  'POST groups/:groupId/pool-allocation': pools,
  'POST groups/:groupId/pool-return': pools,
  'POST groups/:groupId/adjust-quantity': (world) => ({ ...key(world), change: -1, ...because() }),
  'POST groups/:groupId/void-order': (world, path) => ({
    orderId: world.licences.orders[groupOf(path)] ?? absent,
    ...because(),
  }),
  'POST groups/:groupId/edit-cert-months': (world) => ({
    ...key(world),
    newCertificateMonths: 36,
    quantity: 1,
    ...because(),
  }),
  'POST groups/:groupId/take-back-licences/preview': held,
  'POST groups/:groupId/take-back-licences': takeBack,
  [`POST ${service}/take-back-licences/preview`]: held,
  [`POST ${service}/take-back-licences`]: takeBack,
  [`POST ${session}/take-back-licences/preview`]: held,
  [`POST ${session}/take-back-licences`]: takeBack,
  'POST groups/:groupId/retry-licence': (world, path) => ({
    licenceId: world.licences.failed[groupOf(path)] ?? absent,
    ...because(),
  }),
  'POST groups/:groupId/delete-licence': (world, path) => ({
    licenceId: world.licences.held[groupOf(path)] ?? absent,
    ...because(),
  }),
  [`POST ${service}/request-licences`]: (world) => ({ ...key(world), certificateMonths: 48, quantity: 1 }),
  [`POST ${service}/withdraw-licence-request`]: (world, path) => ({
    licenceRequestId: world.licences.requests[placeOf(path)] ?? absent,
  }),
  'POST groups/:groupId/fulfil-licence-request': (world, path) => ({
    ...requestAt(world, path),
    quantity: 1,
    ...once(),
  }),
  'POST groups/:groupId/order-licence-request': (world, path) => ({
    ...requestAt(world, path),
    quantity: 1,
    poReference: 'PO',
    ...once(),
  }),
  'POST groups/:groupId/decline-licence-request': (world, path) => ({ ...requestAt(world, path), note: 'Not now' }),
  'PUT licence-level-settings': (world) => ({ productId: world.freeProductId, low_at: 7 }),
  'PUT licence-settings': () => ({ retry_limit: 2, request_days: 90 }),
  'POST ledger-check': () => ({}),
};

const takenBack = `update licences set state = 'reclaimed' where state = 'issued' and not is_free_retry`;
const heldAgain = `update licences set state = 'issued', ended_at = null, end_reason = null, deleted_at = null
  where is_free_retry and root_licence_id is null and state = 'reclaimed'`;
const openAgain = `update licence_requests set state = 'pending', fulfilled_quantity = 0, decided_by = null, decided_at = null
  where certificate_months = 12`;

/** By hand, past the ledger: the next persona finds what the one before found. */
export const licenceTidyUp: Record<string, string> = {
  'POST groups/:groupId/issue-licence/:userId': takenBack,
  'POST groups/:groupId/bulk-issue-from-general-pot': takenBack,
  [`POST ${service}/bulk-issue-from-general-pot`]: takenBack,
  [`POST ${service}/bulk-issue-from-pool`]: takenBack,
  [`POST ${session}/bulk-issue`]: takenBack,
  'POST groups/:groupId/void-order': `update licence_orders set state = 'fulfilled'`,
  'POST groups/:groupId/take-back-licences': heldAgain,
  [`POST ${service}/take-back-licences`]: heldAgain,
  [`POST ${session}/take-back-licences`]: heldAgain,
  'POST groups/:groupId/delete-licence': heldAgain,
  'POST groups/:groupId/retry-licence': 'delete from licences where root_licence_id is not null',
  'POST groups/:groupId/fulfil-licence-request': openAgain,
  'POST groups/:groupId/order-licence-request': openAgain,
  'POST groups/:groupId/decline-licence-request': openAgain,
};

type Told = { homes: Record<Home, BuiltHome>; productId: number; actorId: number };

/** Stock in every pool, and of each kind of thing that a command takes one at each place. */
export async function buildLicences(services: Services, { homes, productId, actorId }: Told): Promise<BuiltLicences> {
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
