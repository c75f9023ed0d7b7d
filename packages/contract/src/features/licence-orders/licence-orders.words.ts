import type { OrderRow } from './licence-orders.schemas.ts';

export const orderStateWords: Record<OrderRow['state'], string> = { fulfilled: 'Fulfilled', voided: 'Void' };
