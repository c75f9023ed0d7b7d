import { randomUUID } from 'node:crypto';
import { commandOf, emptyRecord } from '@doselore/contract';
import { type BookingOptions, twoInOneFields } from '@doselore/contract/bookings';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { buildEnquiry } from '../../../../test-support/bookings.factory.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { watchChoices } from '../due/watch-choices.ts';
import { openOrganising } from '../organising/organising.factory.ts';

/** Day of every date here, whose window is from 09:00 to 15:00. */
export const day = '2027-02-01';
export const at = (time: string) => `${day}T${time}:00.000Z`;

const own = { place: 'Own room', place_postcode: 'LA4 4XX' };
const half = { delegates: 12, certificate_months: 12, assessment_type: 'none' as const };
const prefixed = (prefix: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}_${name}`, value]));

/** A session of 3 hours and one of an hour, half an hour apart, in a room of the organisation. */
export const dayFields = {
  ...emptyRecord(twoInOneFields),
  ...{ gap_minutes: 30, is_order_fixed: false, slot: 'full' as const },
  ...prefixed('first', { ...half, ...own, minutes: 180 }),
  ...prefixed('second', { ...half, ...own, minutes: 60 }),
};

type Option = { trainers?: number; fields?: object; windows?: [string, string][]; state?: string };

/** Opens a world with two courses, and the calls of two sessions on one day. */
export async function openTwoInOne(server: TestApp) {
  const { db, rows } = server;
  const world = await openOrganising(server);
  const { productId, superId, trainerId, organiserId, groupId } = world;
  const { productId: otherId } = await buildCourse(db, { title: 'Injection technique', deliverable: 4 });
  await rows('insert into trainer_suitabilities (trainer_user_id, abstract_course_id, level) values ($1, $2, 1)', [
    trainerId,
    otherId,
  ]);
  const key = () => ({ idempotencyKey: randomUUID() });

  const create = async (projectId: number, more: object = {}) =>
    world.post(
      `${world.projects}/${projectId}/two-in-one-days`,
      commandOf({ ...dayFields, firstProductId: productId, secondProductId: otherId, ...key(), ...more }),
    );

  /** Creates a draft of two sessions, with a window on a day. */
  async function draft(more: object = {}) {
    const projectId: number = (await world.openProject()).json().id;
    const answer = await create(projectId, more);
    const { id, request_id: requestId } = answer.json() as { id: number; request_id: number };
    const project = `${world.projects}/${projectId}`;
    return {
      projectId,
      id,
      requestId,
      dayAt: `${project}/two-in-one-days/${id}`,
      requestAt: `${project}/project-requests/${requestId}`,
    };
  }

  /** Creates two sessions with trainers who said yes to a date. */
  async function ready({ trainers = 1, fields = {}, windows = [['09:00', '15:00']] }: Option = {}) {
    const built = await draft(fields);
    const { projectId, requestId, requestAt, id } = built;
    const times = JSON.stringify(windows.map(([from, to]) => [at(from), at(to)]));
    await world.asSuper.put(`${requestAt}/times-of-interest`, { times, baseValues: { times: '[]' } });
    const interests = await rows<{ id: number }>(
      'select id from times_of_interest where project_request_id = $1 order by window_start',
      [requestId],
    );
    const trainerIds: number[] = [trainerId];
    while (trainerIds.length < trainers)
      trainerIds.push(
        await buildTrainer(db, {
          firstName: 'Gwen',
          lastName: `Lloyd ${trainerIds.length}`,
          teaches: [productId, otherId],
        }),
      );
    for (const interest of interests)
      for (const trainer of trainerIds)
        await buildEnquiry(db, { interestId: interest.id, trainerId: trainer, by: superId, state: 'yes' });
    await rows('update projects set handled_by = $2, organiser_user_id = $3 where id = $1', [
      projectId,
      superId,
      organiserId,
    ]);
    await rows(`update times_of_interest set state = 'available' where project_request_id = $1`, [requestId]);
    await rows(`update project_requests set state = 'options_ready' where two_in_one_day_id = $1`, [id]);
    const [interestId = 0] = interests.map((one) => one.id);
    const starts = { startTimeDate: at('09:00'), order: 'ab', secondStartTimeDate: at('12:30') };
    const bodyOf = (more: object = {}) => ({ timesOfInterestId: interestId, ...starts, ...key(), ...more });
    const book = (more: object = {}) => world.post(`${requestAt}/book`, bodyOf(more));
    const ask = () => world.post(`${requestAt}/ask-organiser`);
    const ownAt = `/api/my-booking-enquiries/two-in-one-days/${id}`;
    const shown = async () => (await (await server.as(organiserId)).get(ownAt)).json() as BookingOptions;
    const choose = async (more: object = {}) => (await server.as(organiserId)).post(`${ownAt}/book`, bodyOf(more));
    const askToKeep = (keeps: 'a' | 'b') => world.post(`${built.dayAt}/ask-to-keep`, { keeps });
    const keep = async (agrees: boolean) =>
      (await server.as(organiserId)).post(`${ownAt}/keep-half`, { agrees, ...key() });
    const cancel = () => world.post(`${requestAt}/cancel`, { reason: 'Not needed', ...key() });
    const requests = () =>
      rows<{ id: number; half: string | null; state: string; virtual_group_id: number | null; start: string | null }>(
        `select id, half, state, virtual_group_id, to_char(chosen_start at time zone 'UTC', 'HH24:MI') as start
         from project_requests where project_id = $1 order by id`,
        [projectId],
      );
    const holds = () =>
      rows<{ half: string; held: string }>(
        `select half, to_char(lower(during) at time zone 'UTC', 'HH24:MI') as held from time_claims
         where times_of_interest_id = $1 order by held, id`,
        [interestId],
      );
    return {
      ...{ ...built, interestId, trainerIds, bodyOf, book, ask, ownAt, shown, choose, askToKeep, keep, cancel },
      ...{ requests, holds },
    };
  }

  /** Runs the jobs about organisers and their tasks at a time. */
  async function passTo(moment: string): Promise<void> {
    server.clock.set(moment);
    await inTransaction(db, async (tx) => {
      await watchChoices(server.services).run(tx);
    });
    await runBackground(server);
  }
  return { ...world, groupId, otherId, create, draft, ready, passTo };
}
