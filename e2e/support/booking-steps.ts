import { randomUUID } from 'node:crypto';
import { commandOf, emptyRecord } from '@doselore/contract';
import {
  changeTimesOfInterest,
  createProject,
  createProjectRequest,
  enquireTrainers,
  enterAnswers,
  getEnquiries,
  getTimesOfInterest,
  projectFields,
  requestFormFields,
  windowTexts,
} from '@doselore/contract/bookings';
import type { Page } from 'playwright-core';
import { callAs } from './call-as.ts';
import { rowsOf } from './database.ts';

type Server = { databaseUrl: string };

/** Course of the bookings of these tests. Amara Osei and Gwen Pritchard can teach it for Northgate on Wednesdays. */
export const bookedCourse = 'Basic life support and anaphylaxis';

/** Request of one session in a project, and its date. */
export type BookedRequest = { projectId: number; projectRequestId: number };

/** Returns a Wednesday in about four months on which nobody teaches or is held yet, `YYYY-MM-DD`. */
export async function freeWednesday(server: Server): Promise<string> {
  const [found] = await rowsOf<{ day: string }>(
    server,
    `select to_char(d, 'YYYY-MM-DD') as day from generate_series(current_date + 100, current_date + 160, interval '1 day') d
     where extract(isodow from d) = 3 and not exists (select from time_claims c where lower(c.during)::date = d::date) limit 1`,
  );
  if (found === undefined) throw new Error('The demo world has a Wednesday on which nobody teaches');
  return found.day;
}

export async function idOf(server: Server, username: string): Promise<number> {
  const [user] = await rowsOf<{ id: number }>(server, 'select id from users where username = $1', [username]);
  if (user === undefined) throw new Error(`Nobody is ${username}`);
  return user.id;
}

/** A site admin opens a project of Northgate with a request of 3 hours on its premises, which may begin from 09:00 to 10:30. */
export async function openRequest(
  site: Page,
  server: Server,
  { day, title = 'Winter training' }: { day: string; title?: string },
): Promise<BookedRequest> {
  const organiser = await idOf(server, 'judith.marlowe');
  const project = { ...emptyRecord(projectFields), title, organiser_user_id: organiser };
  const { id: projectId } = await callAs(site, createProject, {
    body: commandOf({ ...project, groupId: 1, subgroupId: null, idempotencyKey: randomUUID() }),
  });
  const [product] = await rowsOf<{ id: number }>(server, 'select id from abstract_courses where title = $1', [
    bookedCourse,
  ]);
  const form = {
    ...emptyRecord(requestFormFields),
    delegates: 8,
    minutes: 180,
    slot: 'am',
    assessment_type: 'none',
  } as const;
  const place = { place: 'Northgate head office', place_postcode: 'PR1 2XX' };
  const { id: projectRequestId } = await callAs(site, createProjectRequest, {
    params: { projectId },
    body: commandOf({ ...form, ...place, productId: product?.id ?? 0, idempotencyKey: randomUUID() }),
  });
  const window = { window_start: `${day}T09:00:00.000Z`, window_end: `${day}T10:30:00.000Z` };
  await callAs(site, changeTimesOfInterest, {
    params: { projectId, projectRequestId },
    body: { times: windowTexts.textOf([window]), baseValues: { times: windowTexts.textOf([]) } },
  });
  return { projectId, projectRequestId };
}

/** A site admin asks trainers about all dates of a request. */
export async function askTrainers(
  site: Page,
  server: Server,
  { usernames, ...params }: BookedRequest & { usernames: readonly string[] },
): Promise<void> {
  const { rows } = await callAs(site, getTimesOfInterest, { params });
  const trainerUserIds = await Promise.all(usernames.map((username) => idOf(server, username)));
  await callAs(site, enquireTrainers, {
    params,
    body: {
      ...{ timesOfInterestIds: rows.map(({ id }) => id), trainerUserIds, excludedTrainerIds: [] },
      ...{ thresholds: {}, idempotencyKey: randomUUID() },
    },
  });
}

/** A site admin asks trainers about all dates of a request, and records that all of them said yes by telephone. */
export async function findTrainers(
  site: Page,
  server: Server,
  { usernames, ...params }: BookedRequest & { usernames: readonly string[] },
): Promise<void> {
  await askTrainers(site, server, { ...params, usernames });
  const { dates } = await callAs(site, getEnquiries, { params });
  const enquiryIds = dates.flatMap(({ enquiries }) => enquiries.map(({ id }) => id));
  await callAs(site, enterAnswers, { body: { enquiryIds, answer: 'yes', note: 'By telephone' } });
}

/** Address of the page on which a site admin manages a request. */
export const managePage = ({ projectId, projectRequestId }: BookedRequest): string =>
  `/site-admin/bookings/projects/${projectId}/project-requests/${projectRequestId}/manage`;
