import type { Order } from './licences.queries.ts';

export type OrderDraft = { order: Order; idempotencyKey: string };

const keyOf = (userId: number, groupId: number) => `doselore-licence-order-${userId}-${groupId}`;

function isDraft(value: unknown): value is OrderDraft {
  return typeof value === 'object' && value !== null && 'order' in value && 'idempotencyKey' in value;
}

/**
 * An order on its way, kept for this tab: when the connection breaks while it is sent, coming back sends the same order
 * under the same key, and nothing is bought twice.
 */
export function readDraft(userId: number, groupId: number): OrderDraft | undefined {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, groupId)) ?? 'null');
    return isDraft(held) ? held : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(userId: number, groupId: number, draft: OrderDraft): void {
  sessionStorage.setItem(keyOf(userId, groupId), JSON.stringify(draft));
}

export function dropDraft(userId: number, groupId: number): void {
  sessionStorage.removeItem(keyOf(userId, groupId));
}
