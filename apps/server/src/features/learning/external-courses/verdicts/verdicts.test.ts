import { createHash } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import type { MemberEntry } from '@doselore/contract/external-courses';
import { expect, test } from 'vitest';
import type { UserId } from '../../../../platform/access/index.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 10 });
const { db, clock } = server;
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

type Organisation = { groupId: number; admin: Client; adminId: UserId };

async function buildOrganisation(name: string): Promise<Organisation> {
  const groupId = await buildGroup(db, { name });
  const adminId = await buildUser(db, { roles: ['group_admin'], firstName: 'Ada', lastName: 'Penrose' });
  await buildManager(db, { userId: adminId, groupId });
  return { groupId, adminId, admin: await server.as(adminId) };
}

const [here, there] = [await buildOrganisation('Ashdown'), await buildOrganisation('Bramley')];

/** A person of both organisations with an entry and its evidence. */
async function buildPerson(userId?: UserId) {
  const id = userId ?? (await buildUser(db));
  for (const { groupId } of [here, there]) await buildMembership(db, { userId: id, groupId });
  const client = await server.as(id);
  const firstAid = { title: 'First aid at work', provider: 'A provider', completed_on: '2026-03-31', months: 36 };
  const entry = { ...firstAid, external_course_id: null };
  const entryId: number = (await client.post('/api/my-external-courses', commandOf(entry))).json().id;
  await client.upload(`/api/my-external-courses/${entryId}/evidence`, { name: 'a.pdf', bytes: pdf });
  return { id, client, entryId, entry, own: `/api/my-external-courses/${entryId}` };
}
type Person = Awaited<ReturnType<typeof buildPerson>>;

const at = ({ groupId }: Organisation, { id }: Person) =>
  `/api/grouping-admin/groups/${groupId}/members-info/${id}/external-courses`;

async function seenBy(organisation: Organisation, person: Person): Promise<MemberEntry> {
  const [entry] = (await organisation.admin.get(at(organisation, person))).json() as MemberEntry[];
  if (entry === undefined) throw new Error('No entry');
  return entry;
}

const decide = async (
  organisation: Organisation,
  person: Person,
  { seen, ...decision }: { verdict: string; note?: string; seen?: MemberEntry },
) => {
  const entry = seen ?? (await seenBy(organisation, person));
  return organisation.admin.put(`${at(organisation, person)}/${person.entryId}/verdict`, {
    note: null,
    ...decision,
    seenAt: entry.updated_at,
    seenVerdictId: entry.verdict?.id ?? null,
  });
};

const rowsOf = ({ entryId }: Person) =>
  server.rows<{ group_id: number; verdict: string; evidence_sha256: string }>(
    'select group_id::int, verdict, evidence_sha256 from external_verdicts where entry_id = $1 order by id',
    [entryId],
  );
const stateOf = async ({ client, own }: Person) => (await client.get(own)).json();

test('one organisation verifies and the other does not: each sees its own verdict, the person the best', async () => {
  const person = await buildPerson();
  expect((await decide(here, person, { verdict: 'verified' })).statusCode).toBe(200);
  expect(await seenBy(here, person)).toMatchObject({
    verdict: { verdict: 'verified', decided_by: 'Ada Penrose', decided_on: '2026-09-01' },
    is_verified_elsewhere: false,
  });
  expect(await seenBy(there, person)).toMatchObject({ verdict: null, is_verified_elsewhere: true });
  expect((await decide(there, person, { verdict: 'rejected', note: 'The name is another one.' })).statusCode).toBe(200);
  expect(await seenBy(there, person)).toMatchObject({
    verdict: { verdict: 'rejected', note: 'The name is another one.' },
  });
  expect(await stateOf(person)).toMatchObject({
    state: 'verified',
    verdicts: [
      { group: 'Bramley', verdict: 'rejected', note: 'The name is another one.' },
      { group: 'Ashdown', verdict: 'verified', note: '' },
    ],
  });
  const digest = createHash('sha256').update(pdf).digest('hex');
  expect((await rowsOf(person)).map((row) => row.evidence_sha256)).toEqual([digest, digest]);
  const [card] = (await person.client.get('/api/my-courses')).json();
  expect(card).toMatchObject({ external: { state: 'verified' }, courseUser: { completion_status: 'completed' } });
});

test('a rejection needs a reason, which the person reads in an email and in the entry', async () => {
  const person = await buildPerson();
  expect((await decide(here, person, { verdict: 'rejected', note: ' ' })).json().errors).toEqual({
    note: ['Enter the reason'],
  });
  await decide(here, person, { verdict: 'rejected', note: 'Send the signed page.' });
  expect(await stateOf(person)).toMatchObject({ state: 'rejected', state_note: 'Send the signed page.' });
  const mails = await server.rows<{ text: string }>(
    `select body_text as text from outbox_messages m join users u on u.email = m.recipient
     where u.id = $1 and subject = 'Rejected: First aid at work'`,
    [person.id],
  );
  expect(mails.map(({ text }) => text.includes('Send the signed page.'))).toEqual([true]);
  const [audit] = await server.rows(
    "select detail from audit_events where action = 'externalCourses.decide' and subject = $1",
    [`external course user ${person.entryId}`],
  );
  expect(audit).toEqual({ detail: { verdict: 'rejected', before: null, has_note: true } });
});

test('nobody decides about their own entry', async () => {
  const person = await buildPerson(here.adminId);
  const answer = await decide(here, person, { verdict: 'verified' });
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'Someone else must check your own entry.']);
  expect(await rowsOf(person)).toEqual([]);
});

test('refuses a decision about an entry or evidence that has changed since', async () => {
  const person = await buildPerson();
  const seen = await seenBy(here, person);
  clock.advance(60_000);
  await person.client.upload(`${person.own}/evidence`, { name: 'b.pdf', bytes: pdf });
  expect((await decide(here, person, { verdict: 'verified', seen })).statusCode).toBe(409);
  const again = await seenBy(here, person);
  await decide(here, person, { verdict: 'verified', seen: again });
  const late = await decide(here, person, { verdict: 'rejected', note: 'Late', seen: again });
  expect(late.json().message).toBe('This entry was changed after you opened it. Reload the page and check it again.');
  expect((await rowsOf(person)).map(({ verdict }) => verdict)).toEqual(['verified']);
});

test('a verdict can be withdrawn. Then the person may change or delete the entry again', async () => {
  const person = await buildPerson();
  await decide(here, person, { verdict: 'verified' });
  expect((await person.client.put(person.own, commandOf(person.entry))).statusCode).toBe(409);
  await decide(here, person, { verdict: 'withdrawn' });
  expect(await seenBy(here, person)).toMatchObject({ verdict: null });
  expect(await stateOf(person)).toMatchObject({ state: 'unverified', verdicts: [] });
  expect((await person.client.put(person.own, commandOf(person.entry))).statusCode).toBe(200);
  expect((await person.client.send('DELETE', person.own)).statusCode).toBe(200);
});

test('of several admins who decide at once, one decides', async () => {
  const person = await buildPerson();
  const seen = await seenBy(here, person);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nth) =>
      decide(here, person, nth % 2 ? { verdict: 'verified', seen } : { verdict: 'rejected', note: 'No', seen }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await rowsOf(person)).toHaveLength(1);
});

test('the evidence opens for admins of an organisation of the person, under the address of the person', async () => {
  const [person, other] = [await buildPerson(), await buildPerson()];
  const open = (target: Person, entry: Person) => here.admin.get(`${at(here, target)}/${entry.entryId}/evidence`);
  expect((await open(person, person)).rawPayload.equals(pdf)).toBe(true);
  expect((await open(person, other)).statusCode).toBe(404);
  const elsewhere = await buildOrganisation('Calder');
  expect((await elsewhere.admin.get(at(elsewhere, person))).statusCode).toBe(404);
});

test('a course that needs evidence is verified only with it, and can be rejected without', async () => {
  const [course] = await server.rows<{ id: number }>(
    `insert into external_courses (title, provider, default_months, needs_evidence) values ('Practical', 'A provider', 12, true)
     returning id::int`,
  );
  const person = await buildPerson();
  const bare: number = (
    await person.client.post('/api/my-external-courses', commandOf({ ...person.entry, external_course_id: course?.id }))
  ).json().id;
  const [seen] = ((await here.admin.get(at(here, person))).json() as MemberEntry[]).filter(({ id }) => id === bare);
  expect(seen).toMatchObject({ needs_evidence: true, evidence: null });
  const verify = (verdict: string, note: string | null) =>
    here.admin.put(`${at(here, person)}/${bare}/verdict`, {
      verdict,
      note,
      seenAt: seen?.updated_at,
      seenVerdictId: null,
    });
  expect((await verify('verified', null)).json().message).toContain('needs evidence');
  expect((await verify('rejected', 'Send it')).statusCode).toBe(200);
});
