import { z } from 'zod';
import { day, done, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { dataClassKeys, erasureReasonKeys } from './personal-data.rules.ts';
import { trainingClassKeys } from './retention.rules.ts';

const superAdmin = ['superAdmin'] as const;

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

/** Changes nothing: the erasure is carried out and taken back, so that what it shows is what happens. */
export const previewErasure = defineEndpoint({
  method: 'POST',
  path: 'users/:userId/erasure-preview',
  levels: superAdmin,
  permission: 'users.erase',
  params: z.strictObject({ userId: id }),
  body: z.strictObject({}),
  response: erasurePreview,
});

/** For good. What has to be kept is kept, without a name as soon as the law lets it go. */
export const eraseUser = defineEndpoint({
  method: 'POST',
  path: 'users/:userId/erase',
  levels: superAdmin,
  permission: 'users.erase',
  needsStepUp: true,
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ reason: z.enum(erasureReasonKeys) }),
  response: done,
});
