import { randomUUID } from 'node:crypto';
import type { Figure } from '../figure.ts';
import { type Ask, askColumns, measure } from '../support/asks.ts';
import { type Scaled, scale, scaleSessions } from '../support/session-scale.ts';
import { visitorOf, type World } from '../support/world.ts';

const dates = 6;

/** Measures the choice of dates and trainers for a booking among the courses of three years. */
export const bookings: Figure = async (world) => {
  const scaled = await scaleSessions(world);
  const admin = await visitorOf(world, world.admin);
  await admin.post('/api/admin/bookings/switch', { isOn: true });
  const asks = asksOf(await createRequest(world, scaled));
  return {
    title: `Bookings among ${scale.trainers} trainers and ${scale.courses} courses, one request at a time`,
    columns: askColumns,
    rows: await measure(world, { asks, by: admin }),
    notes: [`${dates} dates, each with a window of 3 hours. The place of the request is a venue.`],
  };
};

/** Creates a project with a request in a venue, and returns the address of the request. */
async function createRequest({ pool, groupId, admin }: World, { venueId }: Scaled): Promise<string> {
  const run = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  const project = await run(
    `insert into projects (group_id, organiser_user_id, title, created_by) values ($1, $2, $3, $2) returning id`,
    [groupId, admin.userId, `Project ${randomUUID()}`],
  );
  const request = await run(
    `insert into project_requests (project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
       slot, venue_id) select $1, id, 4, 12, 12, 180, 'am', $2 from abstract_courses order by id limit 1 returning id`,
    [project, venueId],
  );
  await run(
    `insert into times_of_interest (project_request_id, window_start, window_end, slot)
     select $1, day + interval '9 hours', day + interval '12 hours', 'am'
     from generate_series(0, $2::int - 1) n,
       lateral (select date_trunc('day', now()) + interval '20 days' + n * interval '3 days' as day) d returning id`,
    [request, dates],
  );
  return `/api/admin/projects/${project}/project-requests/${request}`;
}

function asksOf(request: string): Ask[] {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const month = day(40).slice(0, 7);
  const range = `weekdays=1,2,3,4,5,6,7&from=${day(30)}&to=${day(89)}`;
  return [
    { name: `options of ${dates} dates`, aim: 150, work: (visitor) => visitor.get(`${request}/options`) },
    {
      name: 'month of possible trainers',
      aim: 250,
      work: (visitor) => visitor.get(`${request}/calendar?month=${month}`),
    },
    {
      name: 'proposals over 60 days',
      aim: 500,
      work: (visitor) => visitor.get(`${request}/propose-times?slot=am&${range}`),
    },
    { name: 'list of projects', aim: 50, work: (visitor) => visitor.get('/api/admin/projects') },
  ];
}
