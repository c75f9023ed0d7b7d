import { endpoint } from '../../endpoint.ts';
import type { termsSchemas } from './terms.schemas.ts';

/** `version` is the one that was shown: an older one is refused. */
export const acceptTerms = endpoint<typeof termsSchemas.acceptTerms>({
  method: 'POST',
  path: 'accept-terms-and-conditions',
  levels: ['member'],
  permission: 'terms.accept',
});
