import { askThePharmacist } from '@doselore/contract/questions';
import { type Route, serve } from '../../../platform/http/index.ts';
import { askPharmacist } from './ask-pharmacist.ts';

export const questionRoutes: Route[] = [
  serve(askThePharmacist, async ({ body, actor, services }) => {
    await askPharmacist(services, actor, body);
    return { ok: true } as const;
  }),
];
