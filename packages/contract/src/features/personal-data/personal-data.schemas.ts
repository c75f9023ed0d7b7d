import { z } from 'zod';
import { day, done, id } from '../../common.schemas.ts';
import { dataClassKeys, erasureReasonKeys } from './personal-data.rules.ts';
import { trainingClassKeys } from './retention.rules.ts';

export const erasurePreview = z.object({
  /** Rows of each class, without the classes of which there are none. */
  classes: z.array(z.object({ name: z.enum(dataClassKeys), rows: z.number().int() })),
  files: z.number().int(),
  /** Licences that end: unstarted ones go back as seats, begun ones end. */
  reclaimed: z.number().int(),
  revoked: z.number().int(),
  /** Other accounts that were merged into this one, and go with it. */
  accounts: z.number().int(),
  /** Classes of training of which there are certificates, with the last day on which one still has a name. */
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
