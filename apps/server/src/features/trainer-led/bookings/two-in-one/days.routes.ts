import { AppError } from '@doselore/contract';
import {
  askToKeepHalf,
  bookOwnTwoInOneDay,
  bookTwoInOneDay,
  changeTwoInOneDay,
  createTwoInOneDay,
  getOwnTwoInOneBooking,
  getTwoInOneBooking,
  getTwoInOneDay,
  keepHalf,
  keepOwnHalf,
} from '@doselore/contract/bookings';
import { type Route, serve, serveAtPlace } from '../../../../platform/http/index.ts';
import { changeDay, createDay } from './save-day.ts';
import { showDay } from './show-day.ts';

const ok = { ok: true } as const;
const later = (): never => {
  throw new AppError('conflict', 'Two sessions on one day cannot be booked yet.');
};

export const dayRoutes: Route[] = [
  serve(createTwoInOneDay, ({ params, body, services, actor }) => createDay(services, actor, { ...params, body })),
  serve(getTwoInOneDay, ({ params, services }) => showDay(services.db, params.twoInOneDayId)),
  serve(changeTwoInOneDay, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeDay(services, actor, { ...params, change: body }),
  })),
  serve(askToKeepHalf, later),
  ...serveAtPlace(getTwoInOneBooking, later),
  ...serveAtPlace(bookTwoInOneDay, later),
  ...serveAtPlace(keepHalf, later),
  serve(getOwnTwoInOneBooking, later),
  serve(bookOwnTwoInOneDay, later),
  serve(keepOwnHalf, later),
];
