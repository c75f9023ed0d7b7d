import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../../trainer-led/virtual-groups/session.factory.ts';
import { countingFeedback } from './count-feedback.ts';
import { trainerCalls } from './trainers.factory.ts';

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
const { base, build, read, list, activate } = trainerCalls(db, () => admin);

test('saves all courses of a trainer at once, and the second of two admins gets an edit conflict', async () => {
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
    commandOf({ rows: [{ productId, level: 3, valid_until: '2026-08-19', note: '' }], baseValues: { rows: saved } }),
  );
  expect(ended.statusCode).toBe(200);
  expect((await read(id)).suitable).toBe(0);
  expect((await send(admin, 4)).statusCode).toBe(422);
  const unknown = { rows: [{ productId: 999_999, level: 1, valid_until: null, note: '' }] };
  const refused = await admin.put(`${base}/${id}/suitabilities`, commandOf({ ...unknown, baseValues: { rows: '[]' } }));
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['rows']]);
});

test('saves preferred, avoided and excluded organisations with a reason, and refuses an archived one', async () => {
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

test('saves the venues that a trainer does not go to, and the days away', async () => {
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

test('trainers are filtered by name, mode and state, and the spreadsheet has the same rows', async () => {
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

test('feedback counts for the trainer at once, also of two people who answer together, and no longer after 24 months', async () => {
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

test('the months of a trainer count sessions that were led, with their hours', async () => {
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
