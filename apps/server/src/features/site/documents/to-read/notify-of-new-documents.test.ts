import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { afterEach, expect, test } from 'vitest';
import { days, minutes } from '../../../../platform/clock/index.ts';
import { runDueJobs, runTasks } from '../../../../platform/jobs/index.ts';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { documentNoticesTask, newDocumentsTask, queueDocumentNotices } from '../index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const asSuper = () => server.as(adminId);
const options = { must_read: 'open', due_days: 10 } as const;

/** Lets minutes pass and runs the tasks that are due, on two nodes at once. */
async function later(count: number) {
  clock.advance(minutes(count));
  const work = {
    ...{ db, clock, kinds: [newDocumentsTask(services), documentNoticesTask(services)] },
    log: (problem: string) => expect(problem).toBe(''),
  };
  await Promise.all([runTasks(work), runTasks(work)]);
}

async function buildReader(groupId: number) {
  const email = `new-${randomUUID()}@example.org`;
  const userId = await buildUser(db, { email });
  await server.rows('update users set created_at = $2 where id = $1', [userId, '2020-01-01T00:00:00Z']);
  await buildMembership(db, { userId, groupId });
  await server.rows('update group_members set joined_at = $2 where user_id = $1', [userId, '2020-01-01T00:00:00Z']);
  const emails = async () =>
    (
      await server.rows<{ subject: string }>('select subject from outbox_messages where recipient = $1 order by id', [
        email,
      ])
    ).map(({ subject }) => subject);
  return { userId, emails };
}

afterEach(() => server.rows('update documents set archived_at = now()'));

test('emails readers within minutes of publishing, once, and the next morning says nothing again', async () => {
  const groupId = await buildGroup(db);
  const [reader, other] = [await buildReader(groupId), await buildReader(await buildGroup(db))];
  await buildManagedDocument(await asSuper(), adminId, { ...options, groupId });
  await later(1);
  expect(await reader.emails()).toEqual([]);
  await later(4);
  expect(await reader.emails()).toEqual(['To read: Fridge checks']);
  clock.advance(days(1));
  await runDueJobs({ db, clock, jobs: [queueDocumentNotices(services)], log: (problem) => expect(problem).toBe('') });
  await later(10);
  expect(await reader.emails()).toHaveLength(1);
  expect(await other.emails()).toEqual([]);
});

test('one email covers the documents that are published within five minutes', async () => {
  const groupId = await buildGroup(db);
  const reader = await buildReader(groupId);
  await buildManagedDocument(await asSuper(), adminId, { ...options, groupId });
  await later(3);
  await buildManagedDocument(await asSuper(), adminId, { ...options, groupId, title: 'Opening' });
  await later(2);
  expect(await reader.emails()).toEqual(['2 documents to read']);
});

test('emails after a document is published, must be read, is restored, or gets a substantial version', async () => {
  const groupId = await buildGroup(db);
  const reader = await buildReader(groupId);
  const document = await buildManagedDocument(await asSuper(), adminId, { groupId, is_published: false });
  await later(5);
  let savedFields = document.fields;
  const steps: (() => Promise<{ statusCode: number }>)[] = [
    () => change({ is_published: true }),
    () => change(options),
    async () => (await asSuper()).post(document.at('/archive'), { archived: true }),
    async () => (await asSuper()).post(document.at('/archive'), { archived: false }),
    () => document.upload('?kind=minor'),
    () => document.upload('?kind=substantial'),
  ];
  async function change(fields: Partial<typeof savedFields>) {
    const answer = await (await asSuper()).put(
      document.at(),
      commandOf({ ...savedFields, ...fields, baseValues: savedFields }),
    );
    savedFields = { ...savedFields, ...fields };
    return answer;
  }
  const counts: number[] = [];
  for (const step of steps) {
    expect((await step()).statusCode).toBe(200);
    await later(5);
    counts.push((await reader.emails()).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 2]);
});

test('an archived document that nobody was notified of is announced when it is restored', async () => {
  const groupId = await buildGroup(db);
  const reader = await buildReader(groupId);
  const document = await buildManagedDocument(await asSuper(), adminId, { ...options, groupId });
  await (await asSuper()).post(document.at('/archive'), { archived: true });
  await later(5);
  expect(await reader.emails()).toEqual([]);
  await (await asSuper()).post(document.at('/archive'), { archived: false });
  await later(5);
  expect(await reader.emails()).toEqual(['To read: Fridge checks']);
});

test('a document of the site is emailed to everybody who has not switched these emails off', async () => {
  const groupId = await buildGroup(db);
  const [reader, muted] = [await buildReader(groupId), await buildReader(groupId)];
  await (await server.as(muted.userId)).put('/api/account/notices', { kind: 'documentsToRead', isOn: false });
  await buildManagedDocument(await asSuper(), adminId, options);
  await later(5);
  expect(await reader.emails()).toEqual(['To read: Fridge checks']);
  expect(await muted.emails()).toEqual([]);
});
