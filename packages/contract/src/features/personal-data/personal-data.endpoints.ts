import { z } from 'zod';
import { done, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { dataClassKeys, erasureReasonKeys } from './personal-data.rules.ts';

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
  /** The day on which the last certificate loses its name. */
  names_until: z.string().nullable(),
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
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ reason: z.enum(erasureReasonKeys) }),
  response: done,
});
