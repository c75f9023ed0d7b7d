import { endpoint } from '../../endpoint.ts';
import type { termsSchemas } from './terms.schemas.ts';

/** Accepts the terms. `version` is the version that was shown. An older one is refused. */
export const acceptTerms = endpoint<typeof termsSchemas.acceptTerms>({
  method: 'POST',
  path: 'accept-terms-and-conditions',
  levels: ['member'],
  permission: 'terms.accept',
});
