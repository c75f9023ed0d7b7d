import { z } from 'zod';
import { baseListsOf, savedListsOf } from '../../changes.schemas.ts';

/**
 * Identifies the lists that a page of the release before was opened with. Such a page sends it back instead of base
 * values. Delete it when no page of that release can be open any more.
 */
export const fingerprint = z.string().max(100);

/** Body and answer of a change of lists. Base values, and the values of the answer, are their texts. */
export const listsOf = <Lists extends z.ZodRawShape>(lists: Lists) => ({
  body: z.strictObject({
    ...lists,
    baseValues: baseListsOf(lists).optional(),
    fingerprint: fingerprint.optional(),
  }),
  response: savedListsOf(lists),
});
