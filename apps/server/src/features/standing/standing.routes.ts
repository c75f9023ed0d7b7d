import { correctStanding as correctEndpoint, getStanding, type Standing } from '@doselore/contract/standing';
import { notFound, type Scope } from '../../platform/access/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import type { Member } from '../../platform/standing/index.ts';
import { correctStanding } from './correct-standing.ts';
import { findMember, listSpans } from './read-standing.repository.ts';
import { presentStanding } from './standing.presenter.ts';

async function show({ db }: Services, scope: Scope, member: Member): Promise<Standing> {
  const [row, spans] = await Promise.all([findMember(db, scope, member), listSpans(db, scope, member)]);
  if (row === undefined) throw notFound();
  return presentStanding(row, spans);
}

export const standingRoutes: Route[] = [
  serve(getStanding, ({ params, scope, services }) => show(services, scope, params)),
  serve(correctEndpoint, async ({ params, body, scope, services, actor }) => {
    await correctStanding(services, actor, { member: params, correction: body });
    return show(services, scope, params);
  }),
];
