import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  // Licences change their organisation with their account of the ledger.
  licences: { record: 'licence', whenGone: 'refuse', person: 'user_id', stays: ['issued_by'] },
} as const satisfies MergedData;
