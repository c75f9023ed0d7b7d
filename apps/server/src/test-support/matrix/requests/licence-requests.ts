import { randomUUID } from 'node:crypto';
import { absent, type World } from '../world/world.ts';

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
  [`POST ${session}/bulk-issue`]: issue,
  [`PUT ${session}/register`]: (world, path) => ({
    marks: [{ userId: userAt(world, placeOf(path)), attendance: 'absent' }],
  }),
  [`POST ${session}/issue-after-register`]: once,
  [`POST ${session}/issue-after-register-with-pot`]: once,
  [`POST ${session}/close-course`]: once,
  [`POST ${session}/cancel-course`]: because,
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
  'POST file-check': () => ({}),
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
  [`PUT ${session}/register`]: 'update virtual_group_delegates set attendance = null',
  [`POST ${session}/cancel-course`]: `update virtual_groups set state = 'scheduled'`,
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
