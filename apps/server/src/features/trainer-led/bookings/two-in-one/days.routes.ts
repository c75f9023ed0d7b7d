import {
  answerOwnHalf,
  askToKeepHalf as askEndpoint,
  bookOwnTwoInOneDay,
  bookTwoInOneDay,
  changeTwoInOneDay,
  createTwoInOneDay,
  getOwnTwoInOneBooking,
  getTwoInOneBooking,
  getTwoInOneDay,
  answerHalf as halfEndpoint,
} from '@doselore/contract/bookings';
import { notFound, type ProjectRequestId, type Scope, type TwoInOneDayId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type Route, serve, serveAtPlace } from '../../../../platform/http/index.ts';
import { bookChoice } from '../organising/book-choice.ts';
import { listOwn } from '../organising/bookings.repository.ts';
import { showChoice, showOwnChoice } from '../organising/show-bookings.ts';
import { askToKeepHalf } from './ask-to-keep.ts';
import { findLeading } from './days.repository.ts';
import { answerHalf } from './keep-half.ts';
import { changeDay, createDay } from './save-day.ts';
import { showDay } from './show-day.ts';

const ok = { ok: true } as const;

/** Returns the request that leads a day. Throws 404 once the day is gone. */
async function leadingOf(db: Queries, dayId: TwoInOneDayId): Promise<ProjectRequestId> {
  const id = await findLeading(db, dayId);
  if (id === undefined) throw notFound();
  return id;
}

/** Returns the request that leads a day of the person of a scope. Throws 404 for a person who may no longer organise. */
async function ownLeadingOf(db: Queries, scope: Scope, dayId: TwoInOneDayId): Promise<ProjectRequestId> {
  const id = await leadingOf(db, dayId);
  if ((await listOwn(db, scope, id)).length === 0) throw notFound();
  return id;
}

export const dayRoutes: Route[] = [
  serve(createTwoInOneDay, ({ params, body, services, actor }) => createDay(services, actor, { ...params, body })),
  serve(getTwoInOneDay, ({ params, services }) => showDay(services.db, params.twoInOneDayId)),
  serve(changeTwoInOneDay, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeDay(services, actor, { ...params, change: body }),
  })),
  serve(askEndpoint, async ({ params, body, services, actor }) => {
    await askToKeepHalf(services, actor, { ...params, ...body });
    return ok;
  }),
  ...serveAtPlace(getTwoInOneBooking, async ({ params, services: { db, clock } }) =>
    showChoice(db, { id: await leadingOf(db, params.twoInOneDayId), at: clock.now() }),
  ),
  ...serveAtPlace(bookTwoInOneDay, async ({ params, body, services, actor }) => {
    await bookChoice(services, actor, { projectRequestId: await leadingOf(services.db, params.twoInOneDayId), body });
    return ok;
  }),
  ...serveAtPlace(halfEndpoint, async ({ params, body, services, actor }) => {
    await answerHalf(services, actor, { ...params, body });
    return ok;
  }),
  serve(getOwnTwoInOneBooking, async ({ params, scope, services: { db, clock } }) =>
    showOwnChoice(db, scope, { id: await leadingOf(db, params.twoInOneDayId), at: clock.now() }),
  ),
  serve(bookOwnTwoInOneDay, async ({ params, body, scope, services, actor }) => {
    const projectRequestId = await ownLeadingOf(services.db, scope, params.twoInOneDayId);
    await bookChoice(services, actor, { projectRequestId, body });
    return ok;
  }),
  serve(answerOwnHalf, async ({ params, body, scope, services, actor }) => {
    await ownLeadingOf(services.db, scope, params.twoInOneDayId);
    await answerHalf(services, actor, { ...params, body });
    return ok;
  }),
];
