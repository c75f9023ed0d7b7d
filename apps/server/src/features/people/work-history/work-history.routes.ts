import {
  correctWorkHistory as correctEndpoint,
  getWorkHistory,
  type WorkHistory,
} from '@doselore/contract/work-history';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { Member } from '../../../platform/work-history/index.ts';
import { correctWorkHistory } from './correct-work-history.ts';
import { findMember, listSpans } from './read-work-history.repository.ts';
import { presentWorkHistory } from './work-history.presenter.ts';

async function show({ db }: Services, scope: Scope, member: Member): Promise<WorkHistory> {
  const [row, spans] = await Promise.all([findMember(db, scope, member), listSpans(db, scope, member)]);
  if (row === undefined) throw notFound();
  return presentWorkHistory(row, spans);
}

export const workHistoryRoutes: Route[] = [
  serve(getWorkHistory, ({ params, scope, services }) => show(services, scope, params)),
  serve(correctEndpoint, async ({ params, body, scope, services, actor }) => {
    await correctWorkHistory(services, actor, { member: params, correction: body });
    return show(services, scope, params);
  }),
];
