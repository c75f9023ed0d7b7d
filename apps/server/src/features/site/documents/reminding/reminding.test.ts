import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { days, minutes } from '../../../../platform/clock/index.ts';
import { runTasks, type TaskKind } from '../../../../platform/jobs/index.ts';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { documentRemindersTask } from '../index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'], firstName: 'Morgan', lastName: 'Ellis' });
const asSuper = () => server.as(adminId);

/** Runs the tasks on several nodes at once, and returns the problems that they log. */
async function work(task: TaskKind = documentRemindersTask(services), nodes = 3) {
  const problems: string[] = [];
  const node = { db, clock, kinds: [task], log: (problem: string) => problems.push(problem) };
  await Promise.all(Array.from({ length: nodes }, () => runTasks(node)));
  return problems;
}

async function buildAsked(people: number) {
  const groupId = await buildGroup(db);
  const insert = `insert into users (email, first_name, last_name, state)
    select 'asked-' || $1::text || '-' || n || '@example.org', 'Reader' || n, 'Asked', 'active'
    from generate_series(1, $2::int) n returning id`;
  const userIds = (await server.rows<{ id: number }>(insert, [String(groupId), people])).map(({ id }) => id);
  await server.rows(
    `insert into group_members (group_id, user_id, joined_at) select $1, unnest($2::bigint[]), '2020-01-01'`,
    [groupId, userIds],
  );
  const options = { must_read: 'open', due_days: 7, groupId } as const;
  const document = await buildManagedDocument(await asSuper(), adminId, options);
  const remind = async (ids?: number[], idempotencyKey: string = randomUUID()) =>
    (await asSuper()).post(document.at('/remind'), { userIds: ids, idempotencyKey });
  const rounds = async () => (await (await asSuper()).get(document.at('/reminders'))).json();
  /** Counts the emails of each person. */
  const mails = async () => {
    const rows = await server.rows<{ mails: number }>(
      `select count(o.id)::int as mails from users u left join outbox_messages o on o.recipient = u.email
       where u.id = any($1) group by u.id order by u.id`,
      [userIds],
    );
    return rows.map((row) => row.mails);
  };
  const reads = async (userId = 0) =>
    (await server.as(userId)).post(`/api/my-resources/${document.id}/open`, { version: 1 });
  return { ...document, groupId, userIds, remind, rounds, mails, reads };
}

test('reminds everyone who has not read the document in the background, and shows the progress', async () => {
  const document = await buildAsked(3);
  await document.reads(document.userIds[0]);
  const key = randomUUID();
  const answers = await Promise.all([document.remind(undefined, key), document.remind(undefined, key)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await document.rounds()).toMatchObject([{ total: 2, sent: 0, state: 'running', asked_by: 'Morgan Ellis' }]);
  expect(await document.mails()).toEqual([0, 0, 0]);
  expect((await document.remind()).json().message).toBe(
    'Reminders of this document are already being sent. Wait until they have been sent.',
  );
  expect(await work()).toEqual([]);
  expect(await document.mails()).toEqual([0, 1, 1]);
  expect(await document.rounds()).toMatchObject([{ total: 2, sent: 2, state: 'finished' }]);
});

test('reminds each person at most once in 7 days, also in concurrent rounds', async () => {
  const document = await buildAsked(3);
  const [first = 0] = document.userIds;
  await Promise.all([document.remind(), document.remind(), document.remind([first])]);
  await work();
  await document.remind();
  await work();
  expect(await document.mails()).toEqual([1, 1, 1]);
  expect((await document.remind()).json().message).toBe(
    'There is nobody to remind. Everyone has read the document, or had a reminder in the last 7 days.',
  );
  clock.advance(days(6));
  expect((await document.remind()).statusCode).toBe(409);
  clock.advance(days(1));
  expect((await document.remind([first])).statusCode).toBe(200);
  await work();
  expect(await document.mails()).toEqual([2, 1, 1]);
});

test('reminds 1,200 people once each, when a node stops in the second batch', async () => {
  const document = await buildAsked(1_200);
  await document.remind();
  const task = documentRemindersTask(services);
  let steps = 0;
  const stopping: TaskKind = {
    ...task,
    async step(tx, id) {
      const left = await task.step(tx, id, undefined);
      steps += 1;
      if (steps === 2) throw new Error('The node stopped');
      return left;
    },
  };
  expect(await work(stopping, 1)).toEqual([expect.stringContaining('The node stopped')]);
  const [halfway] = await document.rounds();
  expect(halfway).toMatchObject({ sent: 500, total: 1_200, state: 'running' });
  clock.advance(minutes(2));
  expect(await work()).toEqual([]);
  expect(new Set(await document.mails())).toEqual(new Set([1]));
  expect(await document.rounds()).toMatchObject([{ sent: 1_200, state: 'finished' }]);
  const [reminded] = await server.rows('select count(*)::int as n from document_reminders where document_id = $1', [
    document.id,
  ]);
  expect(reminded).toEqual({ n: 1_200 });
});

test('leaves out people who read it, left or were disabled after the request', async () => {
  const document = await buildAsked(4);
  const [read, left, disabled] = document.userIds;
  await document.remind();
  await document.reads(read);
  await server.rows('update group_members set archived_at = now() where user_id = $1', [left]);
  await server.rows(`update users set state = 'disabled' where id = $1`, [disabled]);
  await work();
  expect(await document.mails()).toEqual([0, 0, 0, 1]);
});

test.each([
  ['archived', 'archived_at = now()'],
  ['taken back', 'published_at = null'],
  ['no longer to be read', `must_read = 'none'`],
])('sends no more reminders of a document that is %s', async (_name, change) => {
  const document = await buildAsked(2);
  await document.remind();
  await server.rows(`update documents set ${change} where id = $1`, [document.id]);
  expect(await work()).toEqual([]);
  expect(await document.mails()).toEqual([0, 0]);
  const [row] = await server.rows(
    'select sent, finished_at is not null as is_finished from document_reminder_rounds where document_id = $1',
    [document.id],
  );
  expect(row).toEqual({ sent: 0, is_finished: true });
});

test('shows a round as failed after repeated failures, and allows another round', async () => {
  const document = await buildAsked(1);
  await document.remind();
  const failing: TaskKind = { ...documentRemindersTask(services), step: () => Promise.reject(new Error('No disk')) };
  for (let nth = 0; nth < 5; nth += 1) {
    await work(failing, 1);
    clock.advance(minutes(2));
  }
  expect(await document.rounds()).toMatchObject([{ sent: 0, state: 'failed' }]);
  expect((await document.remind()).statusCode).toBe(200);
  await work();
  expect(await document.mails()).toEqual([1]);
});

test('an organisation sees neither the names of site admins nor the rounds of site documents', async () => {
  const document = await buildAsked(1);
  await document.remind();
  await work();
  const managerId = await buildUser(db, { roles: ['group_admin'] });
  await buildMembership(db, { userId: managerId, groupId: document.groupId });
  await buildManager(db, { userId: managerId, groupId: document.groupId });
  const at = `/api/grouping-admin/groups/${document.groupId}/documents`;
  const manager = await server.as(managerId);
  expect((await manager.get(`${at}/${document.id}/reminders`)).json()).toMatchObject([{ asked_by: 'A site admin' }]);
  const ofSite = await buildManagedDocument(await asSuper(), adminId, { must_read: 'open' });
  await (await asSuper()).post(ofSite.at('/remind'), { idempotencyKey: randomUUID() });
  expect((await (await asSuper()).get(ofSite.at('/reminders'))).json()).toHaveLength(1);
  expect((await manager.get(`${at}/${ofSite.id}/reminders`)).json()).toEqual([]);
});
