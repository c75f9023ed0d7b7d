import { setTimeout } from 'node:timers/promises';
import { commandName, commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../../trainer-led/virtual-groups/session.factory.ts';
import { checkTrainer } from './check-trainer.ts';
import { countingFeedback } from './count-feedback.ts';

const server = await openTestApp({ connections: 12 });
const { db, clock } = server;
clock.set('2026-08-20T09:00:00Z');
const [adminId, otherId] = [
  await buildUser(db, { roles: ['super_admin'] }),
  await buildUser(db, { roles: ['super_admin'] }),
] as const;
let admin = await server.as(adminId);
/** Moves the time, and signs the admin in again. */
async function moveTo(moment: string): Promise<void> {
  clock.set(moment);
  admin = await server.as(adminId);
}
const other = await server.as(otherId);
const base = '/api/admin/trainers';

const fields = {
  home_postcode: 'pr12xx',
  latitude: null,
  longitude: null,
  face_to_face: true,
  virtual: false,
  max_journey_minutes: 120,
  max_days_per_week: 5,
  max_sessions_per_day: 2,
  buffer_minutes: 15,
  biography: 'Community pharmacist',
};
const nobody = { userId: null, first_name: null, last_name: null, email: null };
const create = (body: object) => admin.post(base, commandOf({ ...nobody, ...fields, ...body }));

async function build(lastName = 'Trainer'): Promise<number> {
  const userId = await buildUser(db, { firstName: 'Gwen', lastName });
  const answer = await create({ userId });
  expect(answer.json()).toEqual({ id: userId });
  return userId;
}
const read = async (id: number) => (await admin.get(`${base}/${id}`)).json();
const list = async (query: string) =>
  (await admin.get(`${base}?per_page=100&${query}`)).json().rows.map((row: { id: number }) => row.id);
const activate = (id: number) => admin.post(`${base}/${id}/activate`);
const deactivate = (id: number) => admin.post(`${base}/${id}/deactivate`, { reason: 'Moved away' });

test('makes a trainer of a person, who has the role and is not active yet', async () => {
  const id = await build('Pritchard');
  expect(await read(id)).toMatchObject({
    last_name: 'Pritchard',
    home_postcode: 'PR1 2XX',
    home_district: 'PR1',
    has_position: true,
    modes: ['face_to_face'],
    state: 'new',
    feedback: null,
    has_no_hours: true,
  });
  const own = await server.as(id);
  expect((await own.get('/api/virtual-group-admin/general-availability')).statusCode).toBe(200);
  expect((await create({ userId: id })).json().errors).toEqual({ userId: ['This person is a trainer already'] });
});

test('makes an account for a new trainer and sends an invitation', async () => {
  const person = { first_name: 'Idris', last_name: 'Kamara', email: 'idris.kamara@example.org' };
  const { id } = (await create(person)).json();
  expect(await read(id)).toMatchObject({ ...person, state: 'new' });
  const sent = await server.rows(`select subject from outbox_messages where recipient = $1`, [person.email]);
  expect(sent).toEqual([{ subject: 'Your Doselore account' }]);
  await activate(id);
  expect((await read(id)).state).toBe('closed');
  expect((await create(person)).json().errors.email).toHaveLength(1);
});

test('two admins who make a trainer of one person at once: one does, the other is told', async () => {
  const userId = await buildUser(db);
  const both = await Promise.all(
    [admin, other].map((who) => who.post(base, commandOf({ ...nobody, ...fields, userId }))),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});

test.each([
  [{ home_postcode: 'LA4 4XX1' }, 'home_postcode', 'This is not a UK postcode'],
  [{ face_to_face: false }, 'face_to_face', 'Choose at least one way of teaching'],
  [{ longitude: -2.8 }, 'latitude', 'Enter both latitude and longitude, or neither'],
  [{}, 'first_name', 'Enter the first name'],
  [{ first_name: 'A', last_name: 'B' }, 'email', 'Enter the email address'],
  [{ userId: 999_999 }, 'userId', 'Choose a person with an account in use'],
])('refuses %j', async (body, field, message) => {
  const answer = await create(body);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [commandName(field)]: [message] }]);
});

test('joins different details that two people change', async () => {
  const id = await build();
  const opened = { ...fields, home_postcode: 'PR1 2XX' };
  const save = (who: typeof admin, change: object) =>
    who.put(`${base}/${id}`, commandOf({ ...opened, ...change, baseValues: opened }));
  expect((await save(other, { virtual: true, max_journey_minutes: 90 })).statusCode).toBe(200);
  expect((await save(admin, { buffer_minutes: 30 })).json().now).toMatchObject({
    virtual: true,
    max_journey_minutes: 90,
  });
  expect((await save(admin, { max_journey_minutes: 60 })).json().edit_conflict.fields).toEqual(['max_journey_minutes']);
});

test('a person who is no trainer is 404 everywhere', async () => {
  const id = await buildUser(db);
  const paths = [
    '',
    '/sessions',
    '/months',
    '/suitabilities',
    '/compatibilities',
    '/exclusions',
    '/general-availability',
  ];
  for (const path of paths) expect((await admin.get(`${base}/${id}${path}`)).statusCode, path).toBe(404);
  expect((await activate(id)).statusCode).toBe(404);
  expect((await deactivate(id)).statusCode).toBe(404);
});

test('only an active trainer can be chosen, and a deactivated one keeps courses and their register', async () => {
  const session = await buildSession(server);
  const id = await build('Choosable');
  const choices = async () => {
    const answer = await admin.post(session.site('/schedule/check'), { sessions: '[]', venueId: null });
    const trainers: { id: number; conflicts: { code: string }[] }[] = answer.json().trainers;
    return trainers
      .filter((one) => one.conflicts.every(({ code }) => !['inactive', 'not_active_yet'].includes(code)))
      .map((one) => one.id);
  };
  expect(await choices()).not.toContain(id);
  expect((await activate(id)).statusCode).toBe(200);
  expect(await choices()).toContain(id);
  await server.rows('update virtual_groups set trainer_user_id = $1 where id = $2', [id, session.virtualGroupId]);
  expect((await deactivate(id)).statusCode).toBe(200);
  expect(await choices()).not.toContain(id);
  expect(await read(id)).toMatchObject({ state: 'deactivated', deactivation_reason: 'Moved away' });
  const own = await server.as(id);
  expect((await own.get(session.trainer(''))).statusCode).toBe(200);
  expect((await admin.get(`${base}/${id}/sessions`)).json()).toMatchObject([{ title: 'Basic life support' }]);
  await activate(id);
  expect(await read(id)).toMatchObject({ state: 'active', deactivation_reason: null });
});

test('a trainer who has not begun can be named in a draft, and the course waits for them', async () => {
  const session = await buildSession(server);
  await server.rows(`update virtual_groups set state = 'draft', trainer_user_id = null where id = $1`, [
    session.virtualGroupId,
  ]);
  const id = await build('Invited');
  await server.rows(`update users set state = 'provisional' where id = $1`, [id]);
  const suitability =
    'insert into trainer_suitabilities (trainer_user_id, abstract_course_id, level) values ($1, $2, 3)';
  await server.rows(suitability, [id, session.productId]);
  const candidate = async () => {
    const answer = await admin.post(session.site('/schedule/check'), { sessions: '[]', venueId: null });
    return answer.json().trainers.find((one: { id: number }) => one.id === id);
  };
  expect(await candidate()).toMatchObject({
    is_invited: true,
    verdict: 'conflict',
    conflicts: [{ text: 'Has not accepted the invitation yet', can_be_ignored: true }],
  });
  await expect(db.transaction().execute((tx) => checkTrainer(tx, id))).rejects.toMatchObject({
    message: 'Choose an active trainer',
  });
  await db.transaction().execute((tx) => checkTrainer(tx, id, { isDraft: true }));
  await server.rows('update virtual_groups set trainer_user_id = $1 where id = $2', [id, session.virtualGroupId]);
  const published = await admin.post(session.site('/publish'));
  expect([published.statusCode, published.json().message]).toEqual([
    409,
    expect.stringContaining('Add a trainer who is active'),
  ]);
  await server.rows(`update users set state = 'active' where id = $1`, [id]);
  expect(await candidate()).toMatchObject({ is_invited: false, conflicts: [{ text: 'Is not activated yet' }] });
  await server.rows(`update virtual_groups set state = 'scheduled' where id = $1`, [session.virtualGroupId]);
  expect(await candidate()).toMatchObject({ verdict: 'impossible', conflicts: [{ can_be_ignored: false }] });
});

test('a trainer whose account is archived cannot be chosen or activated', async () => {
  const id = await build('Archived');
  await activate(id);
  await server.rows(`update users set state = 'disabled', archived_at = now() where id = $1`, [id]);
  expect((await read(id)).state).toBe('closed');
  expect(await list('list=active')).not.toContain(id);
  await deactivate(id);
  expect((await activate(id)).statusCode).toBe(409);
});

test('a course scheduled while its trainer is deactivated is scheduled before, or refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await buildSession(server);
    await server.rows(`update virtual_groups set state = 'draft' where id = $1`, [session.virtualGroupId]);
    const [published, ended] = await Promise.all([admin.post(session.site('/publish')), deactivate(session.trainerId)]);
    expect(ended.statusCode).toBe(200);
    const [row] = await server.rows<{ state: string }>('select state from virtual_groups where id = $1', [
      session.virtualGroupId,
    ]);
    expect([published.statusCode, row?.state]).toEqual(
      published.statusCode === 200 ? [200, 'scheduled'] : [422, 'draft'],
    );
  }
});

test('deactivating waits for a course that is being scheduled with the trainer', async () => {
  const id = await build('Held');
  await activate(id);
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const scheduling = db.transaction().execute(async (tx) => {
    await checkTrainer(tx, id);
    hold();
    await released;
  });
  await held;
  const ended = deactivate(id);
  const first = await Promise.race([ended.then(() => 'ended'), setTimeout(300, 'waits')]);
  release();
  await scheduling;
  expect(first).toBe('waits');
  expect((await ended).statusCode).toBe(200);
  await expect(db.transaction().execute((tx) => checkTrainer(tx, id))).rejects.toMatchObject({
    message: 'Choose an active trainer',
  });
});

test('saves the courses of a trainer whole, and refuses the second of two admins', async () => {
  const { productId, trainerId } = await buildSession(server);
  await server.rows(`update courses set deliverable_id = 4, is_live = true where abstract_course_id = $1`, [productId]);
  const id = await build();
  const open = async () => (await admin.get(`${base}/${id}/suitabilities`)).json();
  const { rows } = await open();
  expect(rows.find((row: { product_id: number }) => row.product_id === productId)).toMatchObject({ level: 0 });
  const send = (who: typeof admin, level: number, more: object = {}) =>
    who.put(
      `${base}/${id}/suitabilities`,
      commandOf({
        rows: [{ productId, level, valid_until: null, note: 'Observed', ...more }],
        baseValues: { rows: '[]' },
      }),
    );
  const both = await Promise.all([send(admin, 3), send(other, 2)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await read(id)).suitable).toBe(1);
  expect(await list(`productId=${productId}`)).toEqual([trainerId, id]);
  const saved = both.find(({ statusCode }) => statusCode === 200)?.json().now.rows;
  const ended = await admin.put(
    `${base}/${id}/suitabilities`,
    commandOf({
      rows: [{ productId, level: 3, valid_until: '2026-08-19', note: '' }],
      baseValues: { rows: saved },
    }),
  );
  expect(ended.statusCode).toBe(200);
  expect((await read(id)).suitable).toBe(0);
  expect((await send(admin, 4)).statusCode).toBe(422);
  const unknown = { rows: [{ productId: 999_999, level: 1, valid_until: null, note: '' }] };
  const refused = await admin.put(
    `${base}/${id}/suitabilities`,
    commandOf({
      ...unknown,
      baseValues: { rows: '[]' },
    }),
  );
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['rows']]);
});

test('saves organisations with a reason, and refuses an archived one', async () => {
  const id = await build();
  const [northgate, closed] = [
    await buildGroup(db, { name: 'Northgate' }),
    await buildGroup(db, { name: 'Closed', isArchived: true }),
  ];
  const send = (rows: object[]) => admin.put(`${base}/${id}/compatibilities`, { rows, baseValues: { rows: '[]' } });
  expect((await send([{ groupId: northgate, kind: 'excluded', reason: '' }])).json().errors).toEqual({
    'rows.0.reason': ['Enter the reason'],
  });
  expect((await send([{ groupId: closed, kind: 'preferred', reason: '' }])).statusCode).toBe(422);
  expect((await send([{ groupId: northgate, kind: 'excluded', reason: 'Former employer' }])).statusCode).toBe(200);
  const late = await send([{ groupId: northgate, kind: 'avoid', reason: 'Far' }]);
  expect([late.statusCode, late.json().edit_conflict.fields]).toEqual([409, ['rows']]);
  const saved = (await admin.get(`${base}/${id}/compatibilities`)).json();
  expect(saved.rows).toEqual([
    { group: { id: northgate, name: 'Northgate' }, kind: 'excluded', reason: 'Former employer' },
  ]);
  // Saving the same rows again keeps who set them.
  await other.put(`${base}/${id}/compatibilities`, {
    rows: [{ groupId: northgate, kind: 'excluded', reason: 'Former employer' }],
    baseValues: { rows: JSON.stringify([[northgate, 'excluded', 'Former employer']]) },
  });
  const [row] = await server.rows('select set_by from trainer_group_compatibilities where trainer_user_id = $1', [id]);
  expect(row).toEqual({ set_by: adminId });
});

test('saves venues and days to leave out', async () => {
  const id = await build();
  const address = {
    address_line_1: '1 Quay Road',
    town: 'Morecambe',
    postcode: 'LA4 4XX',
    district: 'LA4',
    capacity: 9,
  };
  const venue = await db
    .insertInto('venues')
    .values({ ...address, name: 'Quay Room' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const open = async () => (await admin.get(`${base}/${id}/exclusions`)).json();
  let baseValues = { venues: '[]', days: '[]' };
  const send = async (change: object) => {
    const answer = await admin.put(
      `${base}/${id}/exclusions`,
      commandOf({ venues: [], days: [], baseValues, ...change }),
    );
    baseValues = answer.json().now ?? baseValues;
    return answer;
  };
  const days = [{ from_day: '2026-12-24', to_day: '2026-12-31', reason: 'Holiday' }];
  const venues = [{ venueId: venue.id, reason: 'No parking' }];
  expect((await send({ days: [{ ...days[0], to_day: '2026-12-01' }] })).json().errors).toEqual({
    'days.0.toDay': ['The last day must not be before the first'],
  });
  expect((await send({ venues: [{ venueId: 999_999, reason: 'Far' }] })).statusCode).toBe(422);
  expect((await send({ days: [{ ...days[0], from_day: '1026-12-24' }] })).statusCode).toBe(422);
  expect((await send({ venues, days })).statusCode).toBe(200);
  expect(await open()).toMatchObject({
    venues: [{ venue: { id: venue.id, name: 'Quay Room, Morecambe' }, reason: 'No parking' }],
    days,
  });
  expect((await send({ venues, days: [] })).statusCode).toBe(200);
  expect((await open()).days).toEqual([]);
});

test('lists by name, mode and state, and as a spreadsheet', async () => {
  const id = await build('Zuckerman');
  expect(await list('q=zucker')).toEqual([id]);
  expect(await list('q=zucker&mode=virtual')).toEqual([]);
  expect(await list('q=zucker&list=active')).toEqual([]);
  await activate(id);
  expect(await list('q=zucker&list=active&mode=face_to_face')).toEqual([id]);
  const sheet = await admin.get(`${base}/csv?q=zucker`);
  expect(sheet.body).toContain('Zuckerman');
  expect(sheet.body).toContain('Face to face');
});

test('feedback counts for the trainer at once, of two people who answer together too, and drops out after 24 months', async () => {
  const session = await buildSession(server);
  await moveTo('2026-09-01T10:30:00Z');
  await server.rows(`update virtual_group_delegates set attendance = 'attended' where virtual_group_id = $1`, [
    session.virtualGroupId,
  ]);
  const people = await Promise.all(session.people.map((id) => server.as(id)));
  const answers = await Promise.all(
    people.map((person, nth) =>
      person.post(`/api/virtual-group/${session.virtualGroupId}/feedback`, {
        trainer: nth + 3,
        content: 3,
        venue: 3,
        comment: '',
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await read(session.trainerId)).toMatchObject({ feedback: 4, feedback_count: 3 });
  await moveTo('2028-10-01T09:00:00Z');
  await db.transaction().execute(async (tx) => {
    await countingFeedback(clock).run(tx);
  });
  expect(await read(session.trainerId)).toMatchObject({ feedback: null, feedback_count: 0 });
  await moveTo('2026-08-20T09:00:00Z');
});

test('months count sessions that were led, with their hours', async () => {
  const session = await buildSession(server);
  await server.rows(
    `insert into virtual_group_sessions (virtual_group_id, ordinal, training_slot, training_start, training_end)
     values ($1, 2, 'am', '2026-09-08T09:00:00Z', '2026-09-08T10:30:00Z')`,
    [session.virtualGroupId],
  );
  await moveTo('2026-09-20T09:00:00Z');
  const months = (await admin.get(`${base}/${session.trainerId}/months`)).json();
  expect(months).toEqual({ rows: [{ month: '2026-09', sessions: 2, minutes: 150 }], total: 1 });
  expect((await admin.get(`${base}/${session.trainerId}/months/csv`)).body).toContain('"2026-09","2","2.5"');
  expect(await read(session.trainerId)).toMatchObject({ days_this_month: 2, booked_minutes: 150, load_percent: 1 });
  await moveTo('2026-08-20T09:00:00Z');
});

test('upcoming courses name the findings about them', async () => {
  const session = await buildSession(server);
  await server.rows(
    `update virtual_groups set title = 'Gap course', trainer_user_id = null, place = null where id = $1`,
    [session.virtualGroupId],
  );
  const upcoming = async (query: string) =>
    (await admin.get(`/api/admin/upcoming-pharmacist-led-courses?q=gap course&${query}`)).json();
  const health = (
    await admin.get(`/api/admin/virtual-groups-health?virtualGroupId=${session.virtualGroupId}&sort=check`)
  ).json();
  const [row] = (await upcoming('finding=any')).rows;
  expect(row).toMatchObject({ title: 'Gap course', trainer: null, ordinal: 1, sessions: 1, delegates: 3 });
  expect(row.findings).toEqual(health.rows.map(({ check }: { check: string }) => check));
  expect(row.findings).toContain('no-trainer');
  expect((await upcoming('finding=no-trainer')).total).toBe(1);
  expect((await admin.get('/api/admin/upcoming-pharmacist-led-courses/csv?q=gap course')).body).toContain('No trainer');
  await moveTo('2026-05-01T09:00:00Z');
  expect((await upcoming('')).total).toBe(0);
  await moveTo('2026-08-20T09:00:00Z');
});
