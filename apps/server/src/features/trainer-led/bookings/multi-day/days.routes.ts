import {
  askLockedTrainer as askEndpoint,
  cancelMultiDay,
  changeMultiDay,
  clearDates as clearEndpoint,
  createMultiDay,
  getCoverage,
  getMultiDay,
  lockTrainer as lockEndpoint,
  narrowTrainers as narrowEndpoint,
  unlockTrainer as unlockEndpoint,
} from '@doselore/contract/bookings';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { askLockedTrainer } from './ask-locked-trainer.ts';
import { cancelDays } from './cancel-days.ts';
import { clearDates } from './clear-dates.ts';
import { showDays } from './days.presenter.ts';
import { lockTrainer, unlockTrainer } from './lock-trainer.ts';
import { narrowTrainers } from './narrow-trainers.ts';
import { changeDays, createDays } from './save-days.ts';
import { showCoverage } from './show-coverage.ts';

const ok = { ok: true } as const;

export const daysRoutes: Route[] = [
  serve(createMultiDay, async ({ params, body, services, actor }) => ({
    id: await createDays(services, actor, { ...params, body }),
  })),
  serve(getMultiDay, ({ params, services }) => showDays(services.db, params.multiDayId)),
  serve(changeMultiDay, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeDays(services, actor, { ...params, change: body }),
  })),
  serve(getCoverage, ({ params, services }) => showCoverage(services.db, params.multiDayId, services.clock.now())),
  serve(narrowEndpoint, ({ params, body, services, actor }) => narrowTrainers(services, actor, { ...params, body })),
  serve(lockEndpoint, async ({ params, body, services, actor }) => {
    await lockTrainer(services, actor, { ...params, body });
    return ok;
  }),
  serve(unlockEndpoint, async ({ params, body, services, actor }) => {
    await unlockTrainer(services, actor, { ...params, body });
    return ok;
  }),
  serve(askEndpoint, async ({ params, body, services, actor }) => {
    await askLockedTrainer(services, actor, { ...params, body });
    return ok;
  }),
  serve(clearEndpoint, async ({ params, body, services, actor }) => {
    await clearDates(services, actor, { ...params, body });
    return ok;
  }),
  serve(cancelMultiDay, async ({ params, body, services, actor }) => {
    await cancelDays(services, actor, { ...params, body });
    return ok;
  }),
];
