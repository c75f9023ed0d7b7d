import { endpoint } from '../../endpoint.ts';
import type { ledgerSchemas } from './ledger.schemas.ts';

/** Returns the last check. Null before the first. */
export const getLedgerCheck = endpoint<typeof ledgerSchemas.getLedgerCheck>({
  method: 'GET',
  path: 'ledger-check',
  levels: ['superAdmin'],
  permission: 'licences.verify',
});

export const runLedgerCheck = endpoint<typeof ledgerSchemas.runLedgerCheck>({
  method: 'POST',
  path: 'ledger-check',
  levels: ['superAdmin'],
  permission: 'licences.verify',
});
