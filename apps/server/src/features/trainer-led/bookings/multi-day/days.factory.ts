import { commandOf, emptyRecord } from '@doselore/contract';
import { multiDayFormFields } from '@doselore/contract/bookings';
import { sessionsText } from '@doselore/contract/course-planning';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { openConfirming } from '../confirming/confirming.factory.ts';
import { watchLocks } from './watch-locks.ts';

export { today } from '../confirming/confirming.factory.ts';

/** Days of a course of three days: from Monday to Wednesday. */
export const threeDays = ['2027-02-01', '2027-02-02', '2027-02-03'];

/** Returns a session from 10:00 to 13:00, unless a test names other hours. */
export const dateOf = (day: string, { from = '10:00', to = '13:00', place = null as string | null } = {}) => ({
  training_start: `${day}T${from}:00.000Z`,
  training_end: `${day}T${to}:00.000Z`,
  place,
});

type Added = { days?: readonly string[]; [field: string]: unknown };

/** Opens a world in which a project has courses of several days. Amara, the trainer of the world, can take them. */
export async function openDays(server: TestApp, options: { deliverable?: number } = {}) {
  const { rows } = server;
  const world = await openConfirming(server, options);
  const { superId, productId, trainerId } = world;
  const post = async (path: string, body: object = {}) => (await server.as(superId)).post(path, body);
  const isOnline = options.deliverable === 3;
  const place = isOnline
    ? { meeting_url: 'https://meet.example.org/a' }
    : { place: 'Own room', place_postcode: 'LA4 4XX' };
  const form = {
    ...emptyRecord(multiDayFormFields),
    ...{ delegates: 12, max_span_days: 60, assessment_type: 'none', agreed_with: 'Priya Raman', ...place },
    dates: sessionsText(threeDays.map((day) => dateOf(day))),
  };

  /** Opens a project. */
  async function project(): Promise<number> {
    const { id } = (await world.openProject()).json();
    await rows('update projects set handled_by = $2 where id = $1', [id, superId]);
    return id;
  }
  const add = (projectId: number, more: object = {}) =>
    post(`${world.projects}/${projectId}/multi-days`, commandOf({ ...form, productId, ...world.key(), ...more }));

  /** Adds a course to a project of its own, and returns its calls. */
  async function course({ days = threeDays, ...more }: Added = {}) {
    const projectId = await project();
    const fields = { ...form, dates: sessionsText(days.map((day) => dateOf(day))), ...more };
    const id: number = (await add(projectId, fields)).json().id;
    const at = `${world.projects}/${projectId}/multi-days/${id}`;
    const call = (name: string, body: object = {}) => post(`${at}/${name}`, { ...world.key(), ...body });
    const narrow = (body: object = {}) => call('narrow', body);
    const lock = (body: object = {}) => call('lock', { trainerUserId: trainerId, ...body });
    const get = async () => (await (await server.as(superId)).get(at)).json();
    const clear = async (...places: number[]) => {
      const { date_rows: all } = await get();
      return call('clear-dates', { dateIds: places.map((nth) => all[nth].id) });
    };
    return {
      ...{ projectId, id, at, fields, call, narrow, lock, get, clear },
      /** Changes fields from those of the form, or from these. */
      put: async (changes: object, base: object = {}) =>
        (await server.as(superId)).put(at, commandOf({ ...fields, ...changes, baseValues: { ...fields, ...base } })),
      ask: () => call('ask'),
      unlock: () => call('unlock'),
      cancel: () => call('cancel', { reason: 'Not now' }),
      /** Compares, holds Amara and asks her. Returns the id of the question. */
      asked: async (): Promise<number> => {
        await narrow();
        await lock();
        await call('ask');
        return (await get()).confirmations[0].id;
      },
    };
  }

  const holdsOf = (id: number) =>
    rows<{ trainer_user_id: number | null; venue_id: number | null; expires_at: Date }>(
      `select c.trainer_user_id, c.venue_id, c.expires_at from time_claims c
       join multi_day_dates d on d.id = c.multi_day_date_id where d.multi_day_id = $1 order by c.id`,
      [id],
    );
  /** Runs the jobs and the tasks of the room at a time. */
  async function pass(at: string): Promise<void> {
    await world.pass(at);
    await inTransaction(server.db, async (tx) => {
      await watchLocks(server.services).run(tx);
    });
    await runBackground(server);
  }
  const trainer = (more: object = {}) =>
    buildTrainer(server.db, { firstName: 'Gwen', lastName: 'Lloyd', teaches: [productId], ...more });
  return { ...world, form, post, project, add, course, holdsOf, pass, trainer };
}
