import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import type { ExternalEntry, MemberEntry, MemberEntryDetail } from '@doselore/contract/external-courses';
import { expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 10 });
const { db } = server;
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const groupId = await buildGroup(db, { name: 'Ashdown' });
const adminId = await buildUser(db, { roles: ['group_admin'], firstName: 'Ada', lastName: 'Penrose' });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);

const facts = {
  external_course_id: null,
  title: 'First aid at work',
  provider: 'A provider',
  completed_on: '2026-03-31',
  months: 36,
  reference: 'FAW-1',
};

async function buildPerson() {
  const userId = await buildUser(db, { firstName: 'Ben', lastName: 'Okoro' });
  await buildMembership(db, { userId, groupId });
  const path = `/api/grouping-admin/groups/${groupId}/members-info/${userId}/external-courses`;
  return { userId, path, client: await server.as(userId) };
}
type Person = Awaited<ReturnType<typeof buildPerson>>;

const add = async ({ path }: Person, target: object = {}, client: Client = admin) =>
  client.post(path, commandOf({ ...facts, idempotencyKey: randomUUID(), ...target }));
const find = async ({ path }: Person, id: number): Promise<MemberEntryDetail> =>
  (await admin.get(`${path}/${id}`)).json();
const list = async ({ path }: Person): Promise<MemberEntry[]> => (await admin.get(path)).json();
const own = async ({ client }: Person, id: number): Promise<ExternalEntry> =>
  (await client.get(`/api/my-external-courses/${id}`)).json();
const cardsOf = async ({ client }: Person): Promise<number[]> =>
  (await client.get('/api/my-courses')).json().map((card: { course_id: number }) => card.course_id);

async function decide(person: Person, id: number, verdict: string, note: string | null = null) {
  const entry = await find(person, id);
  return admin.put(`${person.path}/${id}/verdict`, {
    verdict,
    note,
    seenAt: entry.updated_at,
    seenVerdictId: entry.verdict?.id ?? null,
  });
}

test('an admin enters a course for a member, with evidence, and its history names the admin', async () => {
  const person = await buildPerson();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => add(person, { idempotencyKey })));
  const ids = answers.map((answer) => answer.json().id as number);
  expect(new Set(ids).size).toBe(1);
  const id = ids[0] ?? 0;
  expect((await admin.upload(`${person.path}/${id}/evidence`, { name: 'a.pdf', bytes: pdf })).statusCode).toBe(200);
  expect(await find(person, id)).toMatchObject({
    ...facts,
    expires_on: '2029-03-31',
    can_change: true,
    history: [{ kind: 'entered', by: 'Ada Penrose' }],
  });
  expect(await own(person, id)).toMatchObject({ state: 'unverified', has_evidence: true });
  expect((await add(person, { completed_on: '2026-09-02' })).json().errors).toHaveProperty('completedOn');
});

test('admin and person change different fields of an undecided entry, and the same field is a conflict', async () => {
  const person = await buildPerson();
  const id = (await add(person)).json().id;
  const change = (target: object) =>
    admin.put(`${person.path}/${id}`, commandOf({ ...facts, ...target, baseValues: facts }));
  await person.client.put(`/api/my-external-courses/${id}`, commandOf({ ...facts, reference: 'FAW-2' }));
  expect((await change({ months: 24 })).json().now).toMatchObject({ reference: 'FAW-2', months: 24 });
  expect((await change({ reference: 'FAW-3' })).json().code).toBe('edit_conflict');
  expect(await find(person, id)).toMatchObject({ reference: 'FAW-2', expires_on: '2028-03-31' });
});

test('after a verdict the facts stay. A correction is a new entry with the evidence, and replaces the old one', async () => {
  const person = await buildPerson();
  const id = (await add(person)).json().id;
  await admin.upload(`${person.path}/${id}/evidence`, { name: 'a.pdf', bytes: pdf });
  expect((await add(person, { replaces_id: id })).statusCode).toBe(409);
  await decide(person, id, 'verified');
  const frozen = [
    await admin.put(`${person.path}/${id}`, commandOf({ ...facts, months: 12, baseValues: facts })),
    await admin.upload(`${person.path}/${id}/evidence`, { name: 'b.pdf', bytes: pdf }),
  ];
  expect(frozen.map(({ statusCode }) => statusCode)).toEqual([409, 409]);

  const next = (await add(person, { replaces_id: id, completed_on: '2026-04-01' })).json().id;
  expect(await find(person, next)).toMatchObject({
    completed_on: '2026-04-01',
    verdict: null,
    has_evidence: true,
    can_change: true,
    history: [{ kind: 'replaces', by: 'Ada Penrose' }],
  });
  expect(await find(person, id)).toMatchObject({
    ...facts,
    is_replaced: true,
    can_change: false,
    history: [{ kind: 'replaced' }, { kind: 'verified', by: 'Ada Penrose' }, { kind: 'entered' }],
  });
  expect(await own(person, id)).toMatchObject({ is_replaced: true });
  expect(await cardsOf(person)).toEqual([next]);
  expect((await person.client.get('/api/training-record')).json()).toMatchObject([{ source_id: next }]);
  for (const verdict of ['withdrawn', 'rejected'])
    expect((await decide(person, id, verdict, 'No')).json().message).toContain('A newer entry has replaced');
  expect((await person.client.get(`/api/my-external-courses/${next}/evidence`)).rawPayload.equals(pdf)).toBe(true);
});

test('a correction that its person deletes puts the old entry back', async () => {
  const person = await buildPerson();
  const id = (await add(person)).json().id;
  await decide(person, id, 'rejected', 'The day is wrong.');
  const next = (await person.client.post('/api/my-external-courses', commandOf({ ...facts, replaces_id: id }))).json()
    .id;
  expect(await cardsOf(person)).toEqual([next]);
  await person.client.send('DELETE', `/api/my-external-courses/${next}`);
  expect(await cardsOf(person)).toEqual([id]);
  expect(await find(person, id)).toMatchObject({ is_replaced: false, verdict: { verdict: 'rejected' } });
});

test('of a verdict and two corrections at once, one correction replaces the entry, and no verdict follows it', async () => {
  const person = await buildPerson();
  const id = (await add(person)).json().id;
  await decide(person, id, 'verified');
  const answers = await Promise.all([
    add(person, { replaces_id: id }),
    person.client.post('/api/my-external-courses', commandOf({ ...facts, replaces_id: id })),
    decide(person, id, 'withdrawn'),
  ]);
  const made = answers.slice(0, 2).filter(({ statusCode }) => statusCode === 200);
  const isWithdrawn = answers[2]?.statusCode === 200;
  // A withdrawn verdict opens the entry again, so that nothing has to replace it.
  expect(made.length).toBe(isWithdrawn ? 0 : 1);
  expect((await list(person)).filter((entry) => entry.is_replaced)).toHaveLength(made.length);
});

test('replaces only an entry of the same person, and an entry only once', async () => {
  const [person, other] = [await buildPerson(), await buildPerson()];
  const id = (await add(person)).json().id;
  await decide(person, id, 'verified');
  expect((await add(other, { replaces_id: id })).statusCode).toBe(404);
  expect(
    (await other.client.post('/api/my-external-courses', commandOf({ ...facts, replaces_id: id }))).statusCode,
  ).toBe(404);
  expect((await add(person, { replaces_id: id })).statusCode).toBe(200);
  expect((await add(person, { replaces_id: id })).statusCode).toBe(409);
  expect((await admin.get(`${other.path}/${id}`)).statusCode).toBe(404);
});

test('an entry keeps a course that was archived, and another entry cannot take it', async () => {
  const person = await buildPerson();
  const [course] = await server.rows<{ id: number }>(
    "insert into external_courses (title, provider, default_months) values ('Old one', 'Somebody', 12) returning id::int",
  );
  const id = (await add(person, { external_course_id: course?.id })).json().id;
  await server.rows('update external_courses set archived_at = now() where id = $1', [course?.id]);
  const base = { ...facts, external_course_id: course?.id, title: 'Old one', provider: 'Somebody' };
  expect(
    (await admin.put(`${person.path}/${id}`, commandOf({ ...base, months: 6, baseValues: base }))).statusCode,
  ).toBe(200);
  expect(await find(person, id)).toMatchObject({ title: 'Old one', months: 6 });
  expect((await add(person, { external_course_id: course?.id })).statusCode).toBe(422);
});
