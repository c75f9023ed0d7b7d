import {
  applyFixPlan,
  getBrokenManagersCsv,
  getFixPlan,
  listFixPlans,
  prepareFixes as prepareEndpoint,
  undoFixPlan,
} from '@doselore/contract/broken-managers';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { presentPlan, presentPlanRow } from './broken-managers.presenter.ts';
import { faultsList } from './faults.list.ts';
import { applyPlan, prepareFixes, previewPlan, undoPlan } from './fix-plan.ts';
import { listAppliedPlans } from './fix-plans.repository.ts';

export const brokenManagerRoutes: Route[] = [
  ...serveList(faultsList, getBrokenManagersCsv),
  serve(prepareEndpoint, async ({ body, scope, services, actor }) => ({
    plan_id: await prepareFixes(services, actor, { scope, keys: body.keys }),
  })),
  serve(getFixPlan, async ({ params, scope, services }) => {
    const { plan, effect } = await previewPlan(services, scope, params.planId);
    return presentPlan(plan, effect);
  }),
  serve(applyFixPlan, async ({ params, body, scope, services, actor }) => ({
    fixed: await applyPlan(services, actor, { ...params, ...body, scope }),
  })),
  serve(undoFixPlan, async ({ params, scope, services, actor }) => {
    await undoPlan(services, actor, { scope, planId: params.planId });
    return { ok: true } as const;
  }),
  serve(listFixPlans, async ({ scope, services }) => {
    const now = services.clock.now();
    return { rows: (await listAppliedPlans(services.db, scope)).map((row) => presentPlanRow(row, now)) };
  }),
];
