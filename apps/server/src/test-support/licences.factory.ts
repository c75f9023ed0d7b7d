import { randomUUID } from 'node:crypto';
import { issueLicence } from '../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../features/licences/licence-orders/index.ts';
import type { GroupId, UserId } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';

type Key = { groupId: GroupId; productId: number; months?: number; actorId: UserId };

/** Buys seats into the general pot, through the use case. */
export async function buildStock(services: Services, of: Key & { quantity: number }): Promise<number> {
  return purchaseLicences(
    services,
    { id: of.actorId, level: 'superAdmin' },
    {
      groupId: of.groupId,
      productId: of.productId,
      quantity: of.quantity,
      certificateMonths: of.months ?? 12,
      transactionRef: 'TEST',
      poReference: '',
      directServiceOrder: 0,
      idempotencyKey: randomUUID(),
    },
  );
}

/** Buys a seat and issues a licence from the general pot, through the use cases. */
export async function buildLicence(services: Services, of: Key & { userId: number }): Promise<number> {
  await buildStock(services, { ...of, quantity: 1 });
  return issueLicence(
    services,
    { id: of.actorId, level: 'superAdmin' },
    {
      groupId: of.groupId,
      userId: of.userId,
      productId: of.productId,
      certificateMonths: of.months ?? 12,
      idempotencyKey: randomUUID(),
    },
  );
}
