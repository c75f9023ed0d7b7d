import { z } from 'zod';
import { day, done, id } from '../../common.schemas.ts';
import { dataClassKeys, erasureReasonKeys } from './personal-data.rules.ts';
import { trainingClassKeys } from './retention.rules.ts';

export const erasurePreview = z.object({
  /** Number of rows of each class. Classes without rows are left out. */
  classes: z.array(z.object({ name: z.enum(dataClassKeys), rows: z.number().int() })),
  files: z.number().int(),
  /** Licences that end. Unstarted ones return as seats. */
  reclaimed: z.number().int(),
  revoked: z.number().int(),
  /** Other accounts that were merged into this one, and are erased with it. */
  accounts: z.number().int(),
  /** Classes of training with certificates, and the last day on which a certificate of the class still has a name. */
  names: z.array(z.object({ training_class: z.enum(trainingClassKeys), certificates: z.number().int(), until: day })),
});
export type ErasurePreview = z.output<typeof erasurePreview>;

export const personalDataSchemas = {
  previewErasure: { params: z.strictObject({ userId: id }), body: z.strictObject({}), response: erasurePreview },
  eraseUser: {
    params: z.strictObject({ userId: id }),
    body: z.strictObject({ reason: z.enum(erasureReasonKeys) }),
    response: done,
  },
};
