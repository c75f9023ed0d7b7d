import { afterEach, expect, test } from 'vitest';
import { days } from '../../../../platform/clock/index.ts';
import { runDueJobs, runTasks, type TaskKind } from '../../../../platform/jobs/index.ts';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { documentNoticesTask, queueDocumentNotices } from '../index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const asSuper = () => server.as(adminId);

/** Runs the job of a morning and its task, on two nodes at once. */
async function morning(task: TaskKind = documentNoticesTask(services)) {
  clock.advance(days(1));
  const problems: string[] = [];
  const log = (problem: string) => problems.push(problem);
  const look = { db, clock, jobs: [queueDocumentNotices(services)], log };
  await Promise.all([runDueJobs(look), runDueJobs(look)]);
  const work = { db, clock, kinds: [task], log };
  await Promise.all([runTasks(work), runTasks(work)]);
  return problems;
}

async function readers(count: number) {
  const groupId = await buildGroup(db, { name: 'Northgate' });
  const people = [];
  for (let nth = 0; nth < count; nth += 1) {
    const email = `to-read-${groupId}-${nth}@example.org`;
    const userId = await buildUser(db, { email, firstName: 'Nadia' });
    await buildMembership(db, { userId, groupId });
    await server.rows('update group_members set joined_at = $2 where user_id = $1', [userId, '2020-01-01T00:00:00Z']);
    people.push({ userId, email });
  }
  return { groupId, people };
}

const subjects = async ({ email }: { email: string } = { email: '' }) =>
  (
    await server.rows<{ subject: string }>('select subject from outbox_messages where recipient = $1 order by id', [
      email,
    ])
  ).map(({ subject }) => subject);
const options = { must_read: 'open', due_days: 10 } as const;

afterEach(() => server.rows('update documents set archived_at = now()'));

test('emails about a new document, 3 days before it is due, and when it is overdue', async () => {
  const { groupId, people } = await readers(1);
  await buildManagedDocument(await asSuper(), adminId, { ...options, groupId });
  const sent: number[] = [];
  for (let day = 1; day <= 20; day += 1) {
    const before = (await subjects(people[0])).length;
    expect(await morning()).toEqual([]);
    if ((await subjects(people[0])).length > before) sent.push(day);
  }
  expect(sent).toEqual([1, 7, 11]);
  expect(await subjects(people[0])).toEqual([
    'To read: Fridge checks',
    'To read: Fridge checks',
    'Overdue: Fridge checks',
  ]);
});

test('puts all documents of a day into one email', async () => {
  const { groupId, people } = await readers(2);
  const [first] = people;
  const document = await buildManagedDocument(await asSuper(), adminId, { ...options, groupId });
  await buildManagedDocument(await asSuper(), adminId, { ...options, groupId, title: 'Opening', due_days: null });
  const reader = await server.as(people[1]?.userId ?? 0);
  await reader.post(`/api/my-resources/${document.id}/open`, { version: 1 });
  await morning();
  expect(await subjects(first)).toEqual(['2 documents to read']);
  expect(await subjects(people[1])).toEqual(['To read: Opening']);
  const [mail] = await server.rows<{ body_text: string }>(
    'select body_text from outbox_messages where recipient = $1',
    [first?.email],
  );
  expect(mail?.body_text).toMatch(/Northgate asks you to read "Fridge checks" by \w{3} \d+\w\w \w{3} \d{4}\./u);
  expect(mail?.body_text).toContain('Northgate asks you to read "Opening".');
});

test('asks again for a substantial version and not for a minor one', async () => {
  const { groupId, people } = await readers(1);
  const document = await buildManagedDocument(await asSuper(), adminId, { ...options, due_days: null, groupId });
  // Each day needs a new session.
  const upload = async (kind: string) => {
    const file = { name: 'fridge.pdf', bytes: Buffer.from('%PDF-1.7') };
    const sent = await (await asSuper()).upload(document.at(`/versions?kind=${kind}`), file);
    expect(sent.statusCode).toBe(200);
  };
  await morning();
  await upload('minor');
  await morning();
  expect(await subjects(people[0])).toHaveLength(1);
  await upload('substantial');
  await morning();
  expect(await subjects(people[0])).toHaveLength(2);
});

test('emails nobody who has left, is disabled, or has switched these emails off', async () => {
  const { groupId, people } = await readers(4);
  const [left, disabled, muted, other] = people;
  await server.rows('update group_members set archived_at = now() where user_id = $1', [left?.userId]);
  await server.rows(`update users set state = 'disabled' where id = $1`, [disabled?.userId]);
  await (await server.as(muted?.userId ?? 0)).put('/api/account/notices', { kind: 'documentsToRead', isOn: false });
  await buildManagedDocument(await asSuper(), adminId, { ...options, groupId });
  await morning();
  expect(await Promise.all(people.map(async (person) => (await subjects(person)).length))).toEqual([0, 0, 0, 1]);
  expect(await subjects(other)).toEqual(['To read: Fridge checks']);
});

test('emails nobody about a document that is a draft, has ended, is archived, or must not be read', async () => {
  const { groupId, people } = await readers(1);
  const admin = await asSuper();
  await buildManagedDocument(admin, adminId, { ...options, groupId, is_published: false });
  await buildManagedDocument(admin, adminId, { ...options, groupId, expires_on: '2020-01-01' });
  await buildManagedDocument(admin, adminId, { groupId });
  const archived = await buildManagedDocument(admin, adminId, { ...options, groupId });
  await admin.post(archived.at('/archive'), { archived: true });
  await morning();
  expect(await subjects(people[0])).toEqual([]);
});

test('sends each email once when a node stops in a batch', async () => {
  const { groupId, people } = await readers(3);
  await buildManagedDocument(await asSuper(), adminId, { ...options, groupId });
  const task = documentNoticesTask(services);
  let stops = 1;
  const problems = await morning({
    ...task,
    step: async (tx, id) => {
      const left = await task.step(tx, id, undefined);
      if (stops > 0) {
        stops -= 1;
        throw new Error('The node stopped');
      }
      return left;
    },
  });
  expect(problems).toEqual([expect.stringContaining('The node stopped')]);
  clock.advance(120_000);
  await runTasks({ db, clock, kinds: [task], log: (problem) => expect(problem).toBe('') });
  for (const person of people) expect(await subjects(person)).toHaveLength(1);
});
