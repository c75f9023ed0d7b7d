import { endpoint } from '../../endpoint.ts';
import type { movesSchemas } from './moves.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;

/** Moves seats from the general pot into one or more pools, all or none. */
export const allocateToPools = endpoint<typeof movesSchemas.allocateToPools>({
  method: 'POST',
  path: 'groups/:groupId/pool-allocation',
  levels: forGroup,
  permission: 'licences.allocate',
});

export const returnFromPools = endpoint<typeof movesSchemas.returnFromPools>({
  method: 'POST',
  path: 'groups/:groupId/pool-return',
  levels: forGroup,
  permission: 'licences.allocate',
});

/**
 * Adjusts the general pot. A number below 0 writes off unissued seats. A number above 0 adds seats without an order.
 */
export const adjustStock = endpoint<typeof movesSchemas.adjustStock>({
  method: 'POST',
  path: 'groups/:groupId/adjust-quantity',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});

/** Changes the certificate months of unissued seats in the general pot. Issued licences keep theirs. */
export const editCertMonths = endpoint<typeof movesSchemas.editCertMonths>({
  method: 'POST',
  path: 'groups/:groupId/edit-cert-months',
  levels: ['superAdmin'],
  permission: 'licences.correct',
});
