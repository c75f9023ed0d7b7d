import { expect, test } from 'vitest';
import { buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { mornings, openEnquiries, wished } from './place-enquiries.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-01T09:00:00Z');

const idsOf = (answer: { json: () => { rows: { id: number }[] } }) => answer.json().rows.map(({ id }) => id);

test('an enquiry opens a project with a draft and its days, and notifies the site admins once', async () => {
  const world = await openEnquiries(server);
  const key = world.key();
  const days = wished({ day: '2027-02-01', slot: 'am' }, { day: '2027-02-03', slot: 'pm' });
  const first = await world.enquire({ days, ...key });
  expect((await world.enquire({ days, ...key })).json()).toEqual(first.json());
  const { id } = first.json();
  expect(await world.detail(id)).toMatchObject({
    ...{
      state: 'draft',
      product: { id: world.productId },
      delegates: 12,
      minutes: 180,
      enquiry: 'By the sea',
      days: 2,
    },
    ...{ first_day: '2027-02-01T08:00:00.000Z', starts_at: null, due_at: null, course: null, subgroup: null },
    dates: [
      {
        window_start: '2027-02-01T08:00:00.000Z',
        window_end: '2027-02-01T12:00:00.000Z',
        slot: 'am',
        suggested_by: null,
      },
      {
        window_start: '2027-02-03T12:00:00.000Z',
        window_end: '2027-02-03T17:00:00.000Z',
        slot: 'pm',
        suggested_by: null,
      },
    ],
    history: [{ step: 'bookings.newEnquiry', by: expect.any(String) }],
  });
  expect((await world.subjectsTo(world.superId)).filter((one) => one.startsWith('New enquiry'))).toHaveLength(1);
  const notices = await server.rows('select title from notifications where group_id = $1', [world.groupId]);
  expect(new Set(notices.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"title":"New booking enquiry"}']));
  const rows = await server.rows(
    'select p.title, p.handled_by, p.organiser_user_id, p.created_by, r.certificate_months, r.slot, t.source from projects p join project_requests r on r.project_id = p.id join times_of_interest t on t.project_request_id = r.id where r.id = $1 limit 1',
    [id],
  );
  expect(rows).toEqual([
    {
      ...{ title: 'Basic life support', handled_by: null, organiser_user_id: world.adminId, created_by: world.adminId },
      ...{ certificate_months: 12, slot: 'am', source: 'manual' },
    },
  ]);
});

test('the list has a search, its stages and a spreadsheet', async () => {
  const world = await openEnquiries(server);
  const { id } = await world.enquired();
  const waiting = await world.enquired();
  const ended = await world.enquired();
  await server.rows("update project_requests set state = 'awaiting_organiser' where id = $1", [waiting.id]);
  await world.cancel(ended.id);
  const listed = async (query: string) => idsOf(await world.asAdmin.get(`${world.at}?${query}`));
  expect(await listed('')).toEqual([waiting.id, id]);
  expect(await listed('stage=waiting')).toEqual([waiting.id]);
  expect(await listed('stage=ended')).toEqual([ended.id]);
  expect(await listed('stage=all&sort=product')).toHaveLength(3);
  expect(await listed('q=life%20supp')).toHaveLength(2);
  expect(await listed('q=100%25')).toEqual([]);
  const sheet = (await world.asAdmin.get(`${world.at}/csv?stage=all`)).body;
  expect(sheet).toContain('Choose a date');
  expect(sheet).toContain('"Received","Site admins"');
});

test('the list shows courses of several days with their state and dates, in the same stages', async () => {
  const world = await openEnquiries(server);
  const { id } = await world.enquired({ subgroup_id: world.subgroupId });
  const [made] = await server.rows<{ id: number }>(
    `insert into multi_days (project_id, abstract_course_id, deliverable_id, certificate_months, delegates, place, place_postcode, created_at, state_since)
     select project_id, abstract_course_id, 4, 12, 9, 'Shop', 'PR1 2XX', created_at + interval '1 minute', now() from project_requests where id = $1
     returning id`,
    [id],
  );
  for (const [day, state] of [
    ['2027-02-09', 'open'],
    ['2027-02-02', 'open'],
    ['2027-02-03', 'cleared'],
  ])
    await server.rows(
      "insert into multi_day_dates (multi_day_id, starts_at, ends_at, state) values ($1, $2::date + time '10:00', $2::date + time '12:30', $3)",
      [made?.id, day, state],
    );
  const rowsAt = async (query: string) =>
    (await world.asAdmin.get(`${world.at}?${query}`))
      .json()
      .rows.filter(({ kind }: { kind: string }) => kind === 'days');
  expect(await rowsAt('')).toMatchObject([
    {
      ...{ id: made?.id, state: 'draft', delegates: 9, minutes: 300, days: 2, other: null },
      dates_of_course: [
        { starts_at: '2027-02-02T10:00:00.000Z', ends_at: '2027-02-02T12:30:00.000Z' },
        { starts_at: '2027-02-09T10:00:00.000Z', ends_at: '2027-02-09T12:30:00.000Z' },
      ],
    },
  ]);
  expect(idsOf(await world.asService.get(world.serviceAt))).toEqual([made?.id, id]);
  expect((await world.asAdmin.get(`${world.at}/${id}`)).json()).toMatchObject({ kind: 'request', id });
  const setState = (state: string) => server.rows('update multi_days set state = $1 where id = $2', [state, made?.id]);
  for (const [state, shown, stage] of [
    ['narrowed', 'draft', 'open'],
    ['cancelled', 'cancelled', 'ended'],
  ] as const) {
    await setState(state);
    expect(await rowsAt(`stage=${stage}`)).toMatchObject([{ state: shown }]);
  }
  expect(await rowsAt('stage=open')).toEqual([]);
});

test('a service sees the requests of its own projects only, and nobody those of another organisation', async () => {
  const world = await openEnquiries(server);
  const whole = await world.enquired();
  const service = await world.enquired({ subgroup_id: world.subgroupId });
  const otherServiceId = await buildSubgroup(db, { groupId: world.groupId });
  const other = await world.enquired({ subgroup_id: otherServiceId });
  expect(idsOf(await world.asAdmin.get(world.at))).toEqual([other.id, service.id, whole.id]);
  expect(idsOf(await world.asService.get(world.serviceAt))).toEqual([service.id]);
  expect((await world.asService.get(`${world.serviceAt}/${service.id}`)).json().subgroup.id).toBe(world.subgroupId);
  for (const { id } of [whole, other])
    expect((await world.asService.get(`${world.serviceAt}/${id}`)).statusCode).toBe(404);
  const otherService = world.serviceAt.replace(`subgroups/${world.subgroupId}`, `subgroups/${otherServiceId}`);
  expect((await world.asService.get(otherService)).statusCode).toBe(404);
  expect((await world.asService.get(`${otherService}/${other.id}`)).statusCode).toBe(404);
  expect((await world.asStranger.get(world.at)).statusCode).toBe(404);
  expect((await world.asStranger.get(`${world.at}/${whole.id}`)).statusCode).toBe(404);
  expect(
    (await world.asService.post(`${world.at}/${service.id}/cancel`, { reason: 'x', ...world.key() })).statusCode,
  ).toBe(403);
});

test('a request of another organisation is 404 at the address of the own one', async () => {
  const [world, foreign] = [await openEnquiries(server), await openEnquiries(server)];
  const { id } = await foreign.enquired();
  const answers = [
    await world.asAdmin.get(`${world.at}/${id}`),
    await world.suggest(id, mornings('2027-02-05')),
    await world.cancel(id),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('what is shown names no trainer, no score and no site admin before the course is scheduled', async () => {
  const world = await openEnquiries(server);
  const { id, requestAt } = await world.enquired({});
  const [date] = await server.rows<{ id: number }>(
    'select id from times_of_interest where project_request_id = $1 order by id',
    [id],
  );
  const body = {
    timesOfInterestIds: [date?.id],
    excludedTrainerIds: [],
    thresholds: { minimumScore: 0 },
    ...world.key(),
  };
  expect((await world.asSuper.post(`${requestAt}/enquire`, body)).json().asked).toHaveLength(1);
  const shown = await world.detail(id);
  expect(shown).toMatchObject({ state: 'seeking', due_at: expect.any(String) });
  expect(shown.history.map(({ step, by }: { step: string; by: string | null }) => [step, by === null])).toEqual([
    ['bookings.newEnquiry', false],
    ['bookings.enquire', true],
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/Amara|Osei|score/u);
});

test('the choices leave out archived services and venues that exclude the organisation', async () => {
  const world = await openEnquiries(server);
  const [open, closed] = [await buildVenue(world, { capacity: 20 }), await buildVenue(world, { capacity: 20 })];
  await db
    .insertInto('venue_excluded_groups')
    .values({ venue_id: closed, group_id: world.groupId, reason: 'Damage', set_by: world.superId })
    .execute();
  const archived = await buildSubgroup(db, { groupId: world.groupId });
  await db.updateTable('subgroups').set({ archived_at: server.clock.now() }).where('id', '=', archived).execute();
  const shown = (await world.asAdmin.get(`/api/grouping-admin/groups/${world.groupId}/booking-choices`)).json();
  expect(shown.services.map(({ id }: { id: number }) => id)).toEqual([world.subgroupId]);
  const venues = shown.venues.map(({ id }: { id: number }) => id);
  expect([venues.includes(open), venues.includes(closed)]).toEqual([true, false]);
  expect(shown.products).toContainEqual({ id: world.productId, name: 'Basic life support', is_virtual: true });
  expect(shown).toMatchObject({ first_day: '2027-01-11', last_day: '2027-06-30' });
  expect(JSON.stringify(shown)).not.toContain('Damage');
});

test('face to face, an enquiry takes a venue, a location or own premises', async () => {
  const world = await openEnquiries(server, { deliverable: 4 });
  const venueId = await buildVenue(world, { capacity: 16 });
  const { id } = await world.enquired({ venue_id: venueId });
  expect((await world.detail(id)).place).toContain('Morecambe');
  const premises = await world.enquired(world.own);
  expect((await world.detail(premises.id)).place).toBe('Head office, PR1 2XX');
});

const manyDays = Array.from({ length: 61 }, (_, nth) =>
  new Date(Date.UTC(2027, 1, 1 + nth)).toISOString().slice(0, 10),
);
test.each([
  ['no days', 3, { days: '[]' }, 'days'],
  ['text that holds no days', 3, { days: 'soon' }, 'days'],
  ['61 days', 3, { days: mornings(...manyDays) }, 'days'],
  ['a day twice', 3, { days: mornings('2027-02-01', '2027-02-01') }, 'days'],
  ['a day that does not exist', 3, { days: mornings('2027-02-30') }, 'days'],
  ['a time of day that does not exist', 3, { days: '[["2027-02-01","night"]]' }, 'days'],
  ['a day before the notice', 3, { days: mornings('2027-01-10') }, 'days'],
  ['a day after the horizon', 3, { days: mornings('2027-07-01') }, 'days'],
  ['a session that would end too late', 3, { minutes: 400, days: '[["2027-02-01","evening"]]' }, 'days'],
  ['29 minutes', 3, { minutes: 29 }, 'minutes'],
  ['nobody', 3, { delegates: 0 }, 'delegates'],
  ['a product that nobody teaches', 3, { product_id: 9_999_999 }, 'productId'],
  ['an organiser who is none', 3, { organiser_user_id: 9_999_999 }, 'organiserUserId'],
  ['a service of nobody', 3, { subgroup_id: 9_999_999 }, 'subgroupId'],
  ['a place of a course online', 3, { place: 'Shop', place_postcode: 'PR1 2XX' }, 'place'],
  ['no place face to face', 4, {}, 'venueId'],
  ['own premises without a postcode', 4, { place: 'Shop' }, 'placePostcode'],
  ['own premises without a name', 4, { place_postcode: 'PR1 2XX' }, 'place'],
  ['a postcode that is none', 4, { place: 'Shop', place_postcode: 'A1' }, 'placePostcode'],
  ['a venue that is not there', 4, { venue_id: 9_999_999 }, 'venueId'],
  ['a location that is not there', 4, { location_id: 9_999_999 }, 'locationId'],
])('refuses %s at its field', async (_, deliverable, more, field) => {
  const world = await openEnquiries(server, { deliverable });
  const answer = await world.enquire(more);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await server.rows('select from projects where group_id = $1', [world.groupId])).toEqual([]);
});
