import { z } from 'zod';
import { done } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** `version` is the one that was shown: an older one is refused. */
export const acceptTerms = defineEndpoint({
  method: 'POST',
  path: 'accept-terms-and-conditions',
  levels: ['member'],
  permission: 'terms.accept',
  body: z.strictObject({ version: z.string().trim().min(1).max(40) }),
  response: done,
});
