import {
  applyFixPlan,
  getBrokenManagersCsv,
  getFixPlan,
  listBrokenManagers,
  listFixPlans,
  prepareFixes as prepareEndpoint,
  undoFixPlan,
} from '@doselore/contract/broken-managers';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { faultCsvHead, presentFaultCsvRow, presentPlan, presentPlanRow } from './broken-managers.presenter.ts';
import { listFaultRows } from './faults.repository.ts';
import { applyPlan, prepareFixes, previewPlan, undoPlan } from './fix-plan.ts';
import { listAppliedPlans } from './fix-plans.repository.ts';
import { showFaults } from './show-faults.ts';

export const brokenManagerRoutes: Route[] = [
  serve(listBrokenManagers, ({ query, scope, services }) => showFaults(services.db, scope, query)),
  serve(getBrokenManagersCsv, async ({ query, scope, services }) => {
    const rows = await listFaultRows(services.db, scope, allPages(query));
    return sheetAnswer('Broken admins', faultCsvHead, rows.map(presentFaultCsvRow));
  }),
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
