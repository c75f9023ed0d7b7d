import { endpoint } from '../../endpoint.ts';
import type { stockSchemas } from './stock.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;

/** From the general pot into one or more pools, all of them or none. */
export const allocateToPools = endpoint<typeof stockSchemas.allocateToPools>({
  method: 'POST',
  path: 'groups/:groupId/pool-allocation',
  levels: forGroup,
  permission: 'licences.allocate',
});

export const returnFromPools = endpoint<typeof stockSchemas.returnFromPools>({
  method: 'POST',
  path: 'groups/:groupId/pool-return',
  levels: forGroup,
  permission: 'licences.allocate',
});

/** Below 0 writes off unissued seats of the general pot, above 0 adds seats that nobody ordered. */
export const adjustStock = endpoint<typeof stockSchemas.adjustStock>({
  method: 'POST',
  path: 'groups/:groupId/adjust-quantity',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});

/** All that an order brought must still be unissued where it went. */
export const voidOrder = endpoint<typeof stockSchemas.voidOrder>({
  method: 'POST',
  path: 'groups/:groupId/void-order',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});

/** Unissued seats of the general pot get other certificate months; issued licences keep theirs. */
export const editCertMonths = endpoint<typeof stockSchemas.editCertMonths>({
  method: 'POST',
  path: 'groups/:groupId/edit-cert-months',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});
