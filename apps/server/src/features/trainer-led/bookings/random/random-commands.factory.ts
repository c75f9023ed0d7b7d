import { randomUUID } from 'node:crypto';
import { commandOf, emptyRecord } from '@doselore/contract';
import {
  canAskTrainers,
  multiDayStates,
  projectFields,
  requestStates,
  statesToBook,
  windowTexts,
} from '@doselore/contract/bookings';
import { sessionsText } from '@doselore/contract/course-planning';
import { days, hours } from '../../../../platform/clock/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import type { Answer } from '../../../../test-support/test-client.ts';
import { bookingJobs } from '../due/jobs-and-tasks.ts';
import { dateOf, openDays } from '../multi-day/days.factory.ts';

/** Numbers that choose what a command acts on, among what there is. */
export type Choice = { a: number; b: number; c: number };
type Row = { id: number; trainer_user_id: number; project_id: number; request_id: number };
/** Runs on the present rows. Undefined when there is nothing to act on. */
type Command = (choice: Choice) => Promise<Answer | undefined>;

const pick = <T>(rows: readonly T[], nth: number): T | undefined => rows[nth % Math.max(rows.length, 1)];
const among = (states: readonly string[]) => `r.state in ('${states.join("', '")}')`;
const asking = among(requestStates.filter(canAskTrainers));
const booking = among(statesToBook);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Opens an organisation with three trainers, who are wanted on the same few days, and returns commands of all people in
 * random places. They use the routes, so that each is refused or done as for a person.
 */
export async function openRandom(server: TestApp) {
  const { clock, rows, services } = server;
  const world = await openDays(server);
  const { superId, adminId, post } = world;
  const begin = clock.now();
  const project = { ...emptyRecord(projectFields), title: 'Winter training', organiser_user_id: adminId };
  const trainerIds: number[] = [world.trainerId, await world.trainer(), await world.trainer({ lastName: 'Price' })];
  const dayAt = (nth: number) => dayOf(new Date(begin.getTime() + days(28 + (nth % 4))));
  const key = () => ({ idempotencyKey: randomUUID() });
  const as = async (userId: number) => server.as(userId);
  const read = (text: string, ...values: unknown[]) => rows<Row>(text, values);
  const requests = (where = 'true') =>
    read(
      `select r.id, r.project_id from project_requests r join projects p on p.id = r.project_id
      where p.group_id = $1 and ${where} order by r.id`,
      world.groupId,
    );
  const at = ({ project_id: projectId, id }: Row) => `${world.projects}/${projectId}/project-requests/${id}`;
  const datesOf = (requestId: number) =>
    read('select id from times_of_interest where project_request_id = $1 order by id', requestId);
  const questions = (state: string) =>
    read(
      `select e.id, e.trainer_user_id from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
      join project_requests r on r.id = t.project_request_id join projects p on p.id = r.project_id
      where p.group_id = $1 and e.state = '${state}' order by e.id`,
      world.groupId,
    );
  const confirmations = () =>
    read(
      `select q.id, q.trainer_user_id from confirmation_enquiries q join users u on u.id = q.trainer_user_id
      where q.state = 'asked' and u.id = any($1) order by q.id`,
      trainerIds,
    );

  const courses = (states: readonly string[]) =>
    read(
      `select m.id, m.project_id from multi_days m join projects p on p.id = m.project_id
      where p.group_id = $1 and m.state = any($2) order by m.id`,
      ...[world.groupId, states],
    );
  /** Does something with a course of several days, mostly with one of these states. */
  const act = async ({ a, c }: Choice, name: string, states: readonly string[], body: object = {}) => {
    const course = pick(await courses(c % 6 === 0 ? multiDayStates : states), a);
    return (
      course && post(`${world.projects}/${course.project_id}/multi-days/${course.id}/${name}`, { ...key(), ...body })
    );
  };

  const pass = async (ms: number) => {
    clock.set(new Date(clock.now().getTime() + ms).toISOString());
    for (const job of bookingJobs(services)) await inTransaction(server.db, async (tx) => void (await job.run(tx)));
    await runBackground(server);
  };
  /** Days and starts that the organiser is offered for a request. */
  const offered = async (requestId: number) => {
    const answer = await (await as(adminId)).get(
      `/api/grouping-admin/groups/${world.groupId}/booking-enquiries/${requestId}/options`,
    );
    return (answer.json().options ?? []) as { times_of_interest_id: number; starts: string[] }[];
  };

  const commands = {
    async open() {
      if ((await requests()).length >= 7) return undefined;
      const place = { groupId: world.groupId, subgroupId: null };
      const opened = await post(world.projects, commandOf({ ...project, ...place, ...key() }));
      if (opened.statusCode !== 200) return opened;
      const form = { ...world.request, productId: world.productId, place: 'Own room', place_postcode: 'LA4 4XX' };
      return post(`${world.projects}/${opened.json().id}/project-requests`, commandOf({ ...form, ...key() }));
    },
    async dates({ a, b, c }) {
      const request = pick(await requests(c % 6 === 0 ? 'true' : asking), a);
      if (request === undefined) return undefined;
      const path = `${at(request)}/times-of-interest`;
      const client = await as(superId);
      const { times } = (await client.get(path)).json();
      const window = (nth: number) => ({
        window_start: `${dayAt(nth)}T09:00:00.000Z`,
        window_end: `${dayAt(nth)}T${c % 2 === 0 ? '10' : '12'}:00:00.000Z`,
      });
      const wished = [...new Set([b % 4, c % 4])].map(window);
      return client.put(path, { times: windowTexts.textOf(wished), baseValues: { times } });
    },
    async enquire({ a, b, c }) {
      const request = pick(await requests(c % 6 === 0 ? 'true' : asking), a);
      if (request === undefined) return undefined;
      const dates = await datesOf(request.id);
      if (dates.length === 0) return undefined;
      const named = b % 2 === 0 ? {} : { trainerUserIds: trainerIds };
      return post(`${at(request)}/enquire`, {
        ...{ timesOfInterestIds: dates.map(({ id }) => id), excludedTrainerIds: [] },
        ...{ thresholds: { minimumScore: 0 }, ...named, ...key() },
      });
    },
    async answer({ a, b }) {
      const question = pick(await questions('sent'), a);
      if (question === undefined) return undefined;
      const ids = [question.id];
      return (await as(question.trainer_user_id)).post('/api/virtual-group-admin/availability-enquiries/answer', {
        ...{ enquiryIds: ids, problemEnquiryIds: b % 4 === 0 ? ids : [], hasOtherProblem: b % 7 === 1 },
        ...(b % 7 === 1 && { otherProblem: 'Only after lunch' }),
        firmEnquiryIds: b % 4 === 1 ? ids : [],
      });
    },
    async takeBack({ a }) {
      const question = pick(await questions('yes'), a);
      if (question === undefined) return undefined;
      const client = await as(question.trainer_user_id);
      return client.post('/api/virtual-group-admin/availability-enquiries/take-back', { enquiryId: question.id });
    },
    async enter({ a, b }) {
      const question = pick([...(await questions('sent')), ...(await questions('lapsed'))], a);
      if (question === undefined) return undefined;
      return post('/api/admin/availability-enquiries/manual', {
        ...{ enquiryIds: [question.id], answer: b % 3 === 0 ? 'no' : 'yes', note: 'By telephone' },
      });
    },
    async askOrganiser({ a }) {
      const request = pick(await requests("r.state in ('options_ready', 'lapsed')"), a);
      return request && post(`${at(request)}/ask-organiser`, {});
    },
    async book({ a, b, c }) {
      const request = pick(await requests(c % 6 === 0 ? 'true' : booking), a);
      const date = request && pick(await datesOf(request.id), b);
      if (request === undefined || date === undefined) return undefined;
      const [window] = await rows<{ start: Date }>(
        'select window_start as start from times_of_interest where id = $1',
        [date.id],
      );
      const start = new Date((window?.start.getTime() ?? 0) + hours(c % 2));
      return post(`${at(request)}/book`, {
        ...{ timesOfInterestId: date.id, startTimeDate: start.toISOString(), venueId: null, ...key() },
        ...{ trainerUserId: c % 3 === 0 ? null : pick(trainerIds, c), ignoreConflictWarning: c % 5 === 0 ? 1 : 0 },
        conflictReason: c % 5 === 0 ? 'Agreed by phone' : '',
      });
    },
    async choose({ a, b, c }) {
      const request = pick(await requests("r.state = 'awaiting_organiser'"), a);
      const option = request && pick(await offered(request.id), b);
      if (request === undefined || option === undefined) return undefined;
      const client = await as(adminId);
      return client.post(`/api/grouping-admin/groups/${world.groupId}/booking-enquiries/${request.id}/book`, {
        ...{ timesOfInterestId: option.times_of_interest_id, startTimeDate: pick(option.starts, c), ...key() },
      });
    },
    async confirm({ a }) {
      const question = pick(await confirmations(), a);
      return question && (await world.asTrainer(question.trainer_user_id)).confirm(question.id);
    },
    async reject({ a }) {
      const question = pick(await confirmations(), a);
      return question && (await world.asTrainer(question.trainer_user_id)).reject(question.id);
    },
    async manual({ a, b }) {
      const question = pick(await confirmations(), a);
      return question && world.manual(question.id, pick(['confirmed', 'rejected', 'no_answer', 'other'], b) ?? 'other');
    },
    async cancel({ a, b }) {
      const request = pick(await requests(), a);
      if (request === undefined) return undefined;
      const path = b % 3 === 0 ? `${world.projects}/${request.project_id}` : at(request);
      return post(`${path}/cancel`, { reason: 'Not needed', ...key() });
    },
    async addDays({ a, b }) {
      const request = pick(await requests("p.state = 'open'"), a);
      if (request === undefined || (await courses(multiDayStates)).length >= 3) return undefined;
      const dates = sessionsText([dateOf(dayAt(b)), dateOf(dayAt(b + 1))]);
      return world.add(request.project_id, { dates });
    },
    narrow: (choice) => act(choice, 'narrow', ['collecting']),
    lock: (choice) => act(choice, 'lock', ['narrowed'], { trainerUserId: pick(trainerIds, choice.b) }),
    unlock: (choice) => act(choice, 'unlock', ['locked', 'asked']),
    askDays: (choice) => act(choice, 'ask', ['locked']),
    cancelDays: (choice) => act(choice, 'cancel', ['narrowed', 'locked', 'asked'], { reason: 'Not now' }),
  } satisfies Record<string, Command>;

  return { ...world, commands: commands as Record<keyof typeof commands, Command>, pass, offered, requests };
}
