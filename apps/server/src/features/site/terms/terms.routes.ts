import { acceptTerms as acceptEndpoint } from '@doselore/contract/terms';
import { type Route, serve } from '../../../platform/http/index.ts';
import { acceptTerms } from './accept-terms.ts';

export const termsRoutes: Route[] = [
  serve(acceptEndpoint, async ({ body, actor, services }) => {
    await acceptTerms(services, actor, body);
    return { ok: true } as const;
  }),
];
