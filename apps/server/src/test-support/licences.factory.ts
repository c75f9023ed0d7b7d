import { randomUUID } from 'node:crypto';
import { issueLicence } from '../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../features/licences/licence-orders/index.ts';
import type { GroupId, UserId } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';

type Key = { groupId: GroupId; productId: number; months?: number; actorId: UserId };

/** Buys seats into the general pot, through the use case. */
export async function buildStock(services: Services, target: Key & { quantity: number }): Promise<number> {
  return purchaseLicences(
    services,
    { id: target.actorId, level: 'superAdmin' },
    {
      groupId: target.groupId,
      productId: target.productId,
      quantity: target.quantity,
      certificateMonths: target.months ?? 12,
      transactionRef: 'TEST',
      poReference: '',
      directServiceOrder: 0,
      idempotencyKey: randomUUID(),
    },
  );
}

/** Buys a seat and issues a licence from the general pot, through the use cases. */
export async function buildLicence(services: Services, target: Key & { userId: number }): Promise<number> {
  await buildStock(services, { ...target, quantity: 1 });
  return issueLicence(
    services,
    { id: target.actorId, level: 'superAdmin' },
    {
      groupId: target.groupId,
      userId: target.userId,
      productId: target.productId,
      certificateMonths: target.months ?? 12,
      idempotencyKey: randomUUID(),
    },
  );
}
