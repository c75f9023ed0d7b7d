import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 40 });
const { db, clock } = server;

/** A course on 1 September with three delegates, one of whom left the organisation, and with someone who waits. */
async function course(more: Parameters<typeof buildSession>[1] = {}) {
  clock.set('2026-08-20T09:00:00Z');
  const session = await buildSession(server, more);
  const { groupId, virtualGroupId, people } = session;
  const waiting = await buildUser(db);
  await buildMembership(db, { userId: waiting, groupId });
  await db
    .insertInto('waiting_list_entries')
    .values({ virtual_group_id: virtualGroupId, user_id: waiting, joined_at: clock.now() })
    .execute();
  await db
    .updateTable('group_members')
    .set({ archived_at: clock.now() })
    .where('user_id', '=', people[2] ?? 0)
    .execute();
  const paths = {
    trainer: session.trainer('/messages'),
    admin: `/api/grouping-admin/groups/${groupId}/virtual-groups/${virtualGroupId}/messages`,
    site: `/api/admin/groups/${groupId}/virtual-groups/${virtualGroupId}/messages`,
  };
  const mails = () =>
    server.rows<{ recipient: string; body_text: string }>(
      `select recipient, body_text from outbox_messages where subject like 'Message about%'
        and recipient in (select u.email from users u join group_members m on m.user_id = u.id where m.group_id = $1)
        order by id`,
      [groupId],
    );
  return { ...session, waiting, paths, mails };
}

const send = (client: Client, path: string, body: unknown = 'Bring a coat.', idempotencyKey = randomUUID()) =>
  client.post(path, { body, idempotencyKey });

test('emails each delegate with a place, names the sender, and is listed and audited', async () => {
  const { asTrainer, paths, mails, trainerId, virtualGroupId } = await course();
  const answer = await send(asTrainer, paths.trainer, '  Bring a coat.\n\nIt <b>is</b> cold.  ');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    ...{ next_at: null, recipients: 2 },
    rows: [{ body: 'Bring a coat.\n\nIt <b>is</b> cold.', recipients: 2, sent_at: '2026-08-20T09:00:00.000Z' }],
  });
  const sent = await mails();
  expect(sent).toHaveLength(2);
  const { sender } = answer.json().rows[0];
  expect(sent[0]?.body_text).toContain(
    `${sender} writes to the delegates of Basic life support on Tue 1st Sep 2026 at 10:00:\n\nBring a coat.\n\nIt <b>is</b> cold.`,
  );
  const [html] = await server.rows<{ body_html: string }>(
    'select body_html from outbox_messages order by id desc limit 1',
  );
  expect(html?.body_html).not.toContain('<b>is</b>');
  const audits = await server.rows(
    "select actor_id, detail from audit_events where action = 'virtualGroups.message' and subject = $1",
    [`virtual group ${virtualGroupId}`],
  );
  expect(audits).toMatchObject([{ actor_id: trainerId, detail: { recipients: 2 } }]);
});

test('the trainer is notified of a message of an admin, and not of their own', async () => {
  const { asTrainer, asAdmin, paths, trainerId } = await course();
  const notices = () =>
    server.rows('select body from notifications where user_id = $1 and title = $2', [
      trainerId,
      'Delegates got a message',
    ]);
  await send(asTrainer, paths.trainer);
  expect(await notices()).toEqual([]);
  expect((await send(asAdmin, paths.admin)).statusCode).toBe(200);
  expect(await notices()).toHaveLength(1);
});

test('the fourth message within 24 hours is refused and says when the next can be sent', async () => {
  const { asTrainer, asAdmin, asSuper, paths, mails, trainerId } = await course();
  expect((await send(asTrainer, paths.trainer)).statusCode).toBe(200);
  clock.advance(60_000);
  expect((await send(asAdmin, paths.admin)).statusCode).toBe(200);
  const third = await send(asSuper, paths.site);
  expect(third.json().next_at).toBe('2026-08-21T09:00:00.000Z');
  const fourth = await send(asTrainer, paths.trainer);
  expect([fourth.statusCode, fourth.json().message]).toEqual([
    409,
    'Delegates got 3 messages in the last 24 hours, which is the most. You can send the next one on Fri 21st Aug 2026 from 10:00. Nothing was sent.',
  ]);
  expect(await mails()).toHaveLength(6);
  clock.set('2026-08-21T09:00:00Z');
  expect((await send(await server.as(trainerId), paths.trainer)).statusCode).toBe(200);
});

test('trainer and admins together send at most three messages of a course a day, also when twelve are sent at once', async () => {
  const { asTrainer, asAdmin, asSuper, paths, mails } = await course();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => [
      send(asTrainer, paths.trainer),
      send(asAdmin, paths.admin),
      send(asSuper, paths.site),
    ]).flat(),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await mails()).toHaveLength(6);
});

test('a message that is sent again with its key arrives once, and another text with the key is refused', async () => {
  const { asTrainer, paths, mails } = await course();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send(asTrainer, paths.trainer, 'Once', key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await mails()).toHaveLength(2);
  expect((await send(asTrainer, paths.trainer, 'Another', key)).statusCode).toBe(409);
});

test('refuses a message to a draft, to an ended course and to a course without delegates', async () => {
  const { asTrainer, paths, virtualGroupId } = await course();
  for (const [state, message] of [
    ['draft', 'Delegates do not know about a draft. Schedule the course first. Nothing was sent.'],
    ['cancelled', 'This Pharmacist-led Course is already cancelled. Nothing was changed.'],
  ] as const) {
    await db.updateTable('virtual_groups').set({ state }).where('id', '=', virtualGroupId).execute();
    const refused = await send(asTrainer, paths.trainer);
    expect([refused.statusCode, refused.json().message]).toEqual([409, message]);
  }
  const empty = await course({ delegates: 0 });
  expect((await send(empty.asTrainer, empty.paths.trainer)).json().message).toBe(
    'This course has no delegates. Choose delegates first. Nothing was sent.',
  );
});

test.each(['', '   ', 'x'.repeat(2_001), 7, null])(
  'refuses a message with the text %j, and names the field',
  async (body) => {
    const { asTrainer, paths } = await course();
    const refused = await send(asTrainer, paths.trainer, body);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['body']]);
  },
);

test('a service admin writes to the courses of the service alone, at every level', async () => {
  const { groupId, virtualGroupId, people } = await course();
  const subgroupId = await buildSubgroup(db, { groupId });
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: subgroupId, user_id: people[0] ?? 0 })
    .execute();
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId });
  const manager = await server.as(managerId);
  const path = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/virtual-groups/${virtualGroupId}/messages`;
  // One of its members is a delegate, but the course is of the organisation.
  expect((await send(manager, path)).statusCode).toBe(404);
  expect((await manager.get(path)).statusCode).toBe(404);
  await db.updateTable('virtual_groups').set({ subgroup_id: subgroupId }).where('id', '=', virtualGroupId).execute();
  expect((await send(manager, path)).statusCode).toBe(200);
});

test('a delegate sees the messages since the invitation, and someone who waits sees none', async () => {
  const { asTrainer, trainerId, paths, people, waiting, virtualGroupId } = await course();
  await send(asTrainer, paths.trainer, 'Early');
  clock.set('2026-08-21T09:30:00Z');
  await db
    .updateTable('virtual_group_delegates')
    .set({ invited_at: clock.now() })
    .where('user_id', '=', people[1] ?? 0)
    .execute();
  expect((await send(await server.as(trainerId), paths.trainer, 'Late')).statusCode).toBe(200);
  const seen = async (userId: number | undefined) => {
    const answer = await (await server.as(userId ?? 0)).get(`/api/virtual-group/${virtualGroupId}/messages`);
    return answer.statusCode === 200 ? answer.json().map(({ body }: { body: string }) => body) : answer.statusCode;
  };
  expect(await seen(people[0])).toEqual(['Late', 'Early']);
  expect(await seen(people[1])).toEqual(['Late']);
  expect(await seen(waiting)).toBe(404);
  expect(await seen(await buildUser(db))).toBe(404);
});
