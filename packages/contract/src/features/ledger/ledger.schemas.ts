import { z } from 'zod';
import { moment, placeShown } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { certificateMonths } from './ledger-keys.schemas.ts';

const ledgerCheck = z.object({
  checked_at: moment,
  took_ms: z.number().int(),
  accounts: z.number().int(),
  movements: z.number().int(),
  licences: z.number().int(),
  /** Faults of the ledger, at most 100. Empty when everything adds up. */
  faults: z.array(
    z.object({
      rule: z.string(),
      group: placeShown.nullable(),
      productType: z.enum(productTypes),
      productId: z.number().int(),
      /** Null when the fault concerns the product with all its certificate months. */
      certificateMonths: certificateMonths.nullable(),
      detail: z.string(),
    }),
  ),
});
export type LedgerCheck = z.output<typeof ledgerCheck>;

export const ledgerSchemas = {
  getLedgerCheck: { response: z.object({ last: ledgerCheck.nullable() }) },
  runLedgerCheck: { response: ledgerCheck },
};
