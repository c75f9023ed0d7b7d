import type { MyCourse } from '@doselore/contract/my-learning';
import { beforeEach, expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { beginCourse } from '../../../test-support/learning.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
const meetingUrl = 'https://meet.example.org/otoscopy?p=1,2';

beforeEach(() => clock.set('2026-06-30T12:00:00Z'));

type Overrides = Omit<Partial<Parameters<typeof buildVirtualGroup>[1]>, 'delegates'> & {
  attendance?: 'attended' | 'partial' | 'absent';
  isArchived?: boolean;
};

/** Creates a delegate of one session, at 10:00 on 1 July. */
async function invite({ attendance, isArchived, ...overrides }: Overrides = {}) {
  const groupId = await buildGroup(db);
  const userId = await buildUser(db);
  const productId = await buildAbstractCourse(db);
  await buildMembership(db, { userId, groupId, isArchived: isArchived ?? false });
  const sessionId = await buildVirtualGroup(db, {
    groupId,
    productId: productId,
    trainerId: await buildUser(db, { firstName: 'Amara', lastName: 'Osei' }),
    start: '2026-07-01T10:00:00Z',
    ...overrides,
    delegates: [{ userId, ...(attendance === undefined ? {} : { attendance }) }],
  });
  const client = await server.as(userId);
  const list = async (): Promise<MyCourse[]> => (await client.get('/api/my-courses')).json();
  const open = (id: number = sessionId) => client.get(`/api/course-launch-data/${id}/trainer-led/${groupId}`);
  const calendar = (id: number = sessionId) => client.get(`/api/virtual-group/${id}/calendar`);
  return { groupId, userId, productId, sessionId, client, list, open, calendar };
}

test('My Courses has a Pharmacist-led Course with its date, place, trainer and state', async () => {
  const learner = await invite({ place: 'Harbour Hotel' });
  expect(await learner.list()).toMatchObject([
    {
      course_id: learner.sessionId,
      course_type: 'trainer-led',
      deliverable_id: 4,
      group: { id: learner.groupId },
      modules: 1,
      modules_done: 0,
      courseUser: null,
      session: {
        training_start: '2026-07-01T10:00:00.000Z',
        training_end: '2026-07-01T11:00:00.000Z',
        place: 'Harbour Hotel',
        trainer: 'Amara Osei',
        is_over: false,
        attendance: null,
        joining: null,
      },
    },
  ]);
});

test('My Courses lists online and Pharmacist-led Courses together', async () => {
  const learner = await beginCourse(server, {});
  await buildVirtualGroup(db, {
    groupId: learner.groupId,
    productId: await buildAbstractCourse(db),
    start: '2026-07-01T10:00:00Z',
    delegates: [{ userId: learner.userId }],
  });
  const courses: MyCourse[] = (await learner.client.get('/api/my-courses')).json();
  expect(courses.map((course) => [course.course_type, course.session !== null]).sort()).toEqual([
    ['online', false],
    ['trainer-led', true],
  ]);
});

test.each([
  ['draft', 0],
  ['scheduled', 1],
  ['delivered', 1],
  ['closed', 1],
  ['cancelled', 0],
] as const)('My Courses lists a Pharmacist-led Course that is %s %i times', async (state, times) => {
  const learner = await invite({ state });
  expect(await learner.list()).toHaveLength(times);
  expect((await learner.open()).statusCode).toBe(times === 1 ? 200 : 404);
  expect((await learner.calendar()).statusCode).toBe(times === 1 ? 200 : 404);
});

test.each([
  ['attended', 'completed'],
  ['partial', 'incomplete'],
  ['absent', undefined],
  [undefined, undefined],
] as const)('a Pharmacist-led Course with the attendance %s counts as %s', async (attendance, status) => {
  clock.set('2026-07-02T12:00:00Z');
  const learner = await invite({ state: 'delivered', ...(attendance === undefined ? {} : { attendance }) });
  const [course] = await learner.list();
  expect(course?.session).toMatchObject({ is_over: true, attendance: attendance ?? null });
  expect(course?.courseUser?.completion_status).toBe(status);
  expect(course?.modules_done).toBe(attendance === 'attended' ? 1 : 0);
});

test('an earlier certificate of the product is not that of a course that the delegate attended', async () => {
  const learner = await invite({ state: 'delivered', attendance: 'attended' });
  await buildCertificate(db, { ...learner, code: `SESSION-${learner.userId}` });
  expect(await learner.list()).toMatchObject([
    { certificate: null, session: { attendance: 'attended', is_closed: false } },
  ]);
});

test('answers 404 for a course of other delegates and for an id that does not exist', async () => {
  const [learner, other] = [await invite(), await invite()];
  for (const id of [other.sessionId, 9_999_999]) {
    expect((await learner.open(id)).statusCode).toBe(404);
    expect((await learner.calendar(id)).statusCode).toBe(404);
  }
  const elsewhere = `/api/course-launch-data/${learner.sessionId}/trainer-led/${other.groupId}`;
  expect((await learner.client.get(elsewhere)).statusCode).toBe(404);
  const asOnline = `/api/course-launch-data/${learner.sessionId}/online/${learner.groupId}`;
  expect((await learner.client.get(asOnline)).statusCode).toBe(404);
});

test('shows no course to people who left the organisation, and to nobody once it is archived', async () => {
  const left = await invite({ isArchived: true });
  const closed = await invite();
  await db
    .updateTable('groups')
    .set({ archived_at: clock.now().toISOString() })
    .where('id', '=', closed.groupId)
    .execute();
  for (const learner of [left, closed]) {
    expect(await learner.list()).toEqual([]);
    expect((await learner.open()).statusCode).toBe(404);
    expect((await learner.calendar()).statusCode).toBe(404);
  }
});

// 1 July is summer time: a wall clock of 10:00 is 09:00 UTC. On 1 December it is 10:00 UTC.
test.each([
  ['2026-07-01T10:00:00Z', '2026-07-01T08:29:59Z', 'early', false],
  ['2026-07-01T10:00:00Z', '2026-07-01T08:30:00Z', 'open', true],
  ['2026-07-01T10:00:00Z', '2026-07-01T10:00:00Z', 'open', true],
  ['2026-07-01T10:00:00Z', '2026-07-01T10:00:01Z', 'over', false],
  ['2026-12-01T10:00:00Z', '2026-12-01T09:29:59Z', 'early', false],
  ['2026-12-01T10:00:00Z', '2026-12-01T09:30:00Z', 'open', true],
  ['2026-12-01T10:00:00Z', '2026-12-01T11:00:01Z', 'over', false],
])('the joining link of %s at %s is %s', async (start, at, state, isThere) => {
  clock.set(at);
  const learner = await invite({ start, meetingUrl });
  const from = start.replace('10:00:00Z', '09:30:00.000Z');
  const joining = { session_id: expect.any(Number), state, from, is_ready: true };
  const [course] = await learner.list();
  const page = await learner.open();
  expect(course?.session?.joining).toEqual(joining);
  expect(page.json().course.session.joining).toEqual(joining);
  expect(page.body).not.toContain('meet.example.org');
  const { session_id: sessionId } = course?.session?.joining ?? {};
  const joined = await learner.client.post(`/api/virtual-group/${learner.sessionId}/join`, { sessionId });
  expect(joined.json().url).toBe(isThere ? meetingUrl : undefined);
  expect((await learner.calendar()).body).not.toContain('meet.example.org');
});

test('the page of a course says what to bring, and names no expiry date of a certificate that does not exist', async () => {
  const learner = await invite({ place: 'Harbour Hotel', whatToBring: 'Your own otoscope' });
  await db.updateTable('virtual_groups').set({ certificate_months: 24 }).where('id', '=', learner.sessionId).execute();
  expect((await learner.open()).json()).toMatchObject({
    what_to_bring: 'Your own otoscope',
    would_end_on: null,
    next: null,
    pass_mark: null,
  });
});

test('refuses a Pharmacist-led Course as a course with modules', async () => {
  const { client, sessionId, groupId } = await invite();
  expect((await client.get(`/api/module-data/trainer-led/${sessionId}/${groupId}`)).statusCode).toBeGreaterThanOrEqual(
    400,
  );
  expect(
    (await client.post(`/api/course-start/${sessionId}/trainer-led/${groupId}`)).statusCode,
  ).toBeGreaterThanOrEqual(400);
});

test('sends the calendar file as a download', async () => {
  const { calendar, sessionId } = await invite({ place: 'Harbour Hotel; Quay Room', title: 'Ears, eyes' });
  const answer = await calendar();
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="session.ics"');
  const uid = 'select calendar_uid from virtual_group_sessions where virtual_group_id = $1';
  const [stored] = await server.rows<{ calendar_uid: string }>(uid, [sessionId]);
  expect(answer.body).toContain(`UID:${stored?.calendar_uid}`);
  expect(answer.body).toContain('SUMMARY:Ears\\, eyes\r\n');
  expect(answer.body).toContain('LOCATION:Harbour Hotel\\; Quay Room\r\n');
});
