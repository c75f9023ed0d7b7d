import { sessionsText } from '@doselore/contract/course-planning';
import { beforeEach, expect, test } from 'vitest';
import { runBackground } from '../../../../test-support/background.ts';
import { session } from '../../../trainer-led/course-planning/planning.factory.ts';
import { buildAccount, buildVirtual, draftWith, openWithZoom, publish } from '../meetings.factory.ts';

const { server, made, override } = await openWithZoom();

beforeEach(() => {
  override();
  made.clear();
  server.clock.set('2027-06-25T09:00:00Z');
});

/** Creates a course from 10:00 to 13:00 on 1 July, and on the days asked for, with one delegate and its meetings made. */
async function course(kind: 'zoom' | 'jitsi' | null = 'zoom', days = ['2027-07-01']) {
  const world = await buildVirtual(server);
  const accountId = kind === null ? null : await buildAccount(world, kind);
  const link = kind === null ? { meeting_url: 'https://meet.example.org/own' } : {};
  const id = await draftWith(world, accountId, { sessions: sessionsText(days.map((day) => session(day))), ...link });
  expect((await publish(world, id)).statusCode).toBe(200);
  const userId = await world.member();
  await world.invite(id, [userId]);
  await runBackground(server);
  const sessionIds = (
    await server.rows<{ id: number }>(
      'select id from virtual_group_sessions where virtual_group_id = $1 order by ordinal',
      [id],
    )
  ).map((row) => row.id);
  const at = async (moment: string) => {
    server.clock.set(moment);
    const delegate = await server.as(userId);
    const trainer = await server.as(world.trainerId);
    return {
      asDelegate: (body: object = {}) => delegate.post(`/api/virtual-group/${id}/join`, body),
      asTrainer: (body: object = {}) => trainer.post(`/api/virtual-group-admin/virtual-group/${id}/join`, body),
    };
  };
  return { world, id, userId, sessionIds, at };
}

const joinsOf = (id: number) =>
  server.rows<{ user_id: number; joined_at: Date }>(
    `select j.user_id, j.joined_at from session_joins j join virtual_group_sessions s on s.id = j.virtual_group_session_id
     where s.virtual_group_id = $1 order by j.user_id`,
    [id],
  );

test.each([
  [
    '2027-07-01T07:59:59Z',
    'You can join from 09:30, 30 minutes before the start.',
    'You can join from 09:00, 60 minutes before the start.',
  ],
  ['2027-07-01T08:00:00Z', 'You can join from 09:30, 30 minutes before the start.', 200],
  ['2027-07-01T08:29:59Z', 'You can join from 09:30, 30 minutes before the start.', 200],
  ['2027-07-01T08:30:00Z', 200, 200],
  ['2027-07-01T12:00:00Z', 200, 200],
  [
    '2027-07-01T12:00:01Z',
    'This session is over. Its meeting can no longer be joined.',
    'This session is over. Its meeting can no longer be joined.',
  ],
])('at %s a delegate gets %s and the trainer %s (B25)', async (moment, delegate, trainer) => {
  const { at } = await course('jitsi');
  const { asDelegate, asTrainer } = await at(moment);
  for (const [answer, expected] of [
    [await asDelegate(), delegate],
    [await asTrainer(), trainer],
  ] as const)
    expect(answer.statusCode === 200 ? 200 : answer.json().message).toBe(expected);
});

test('each gets an address of their own: the trainer as host, the delegate by the link', async () => {
  const { at } = await course();
  override(({ method, path }) =>
    method === 'GET' && path.startsWith('/v2/meetings/')
      ? { body: { id: 1, join_url: 'https://zoom.example.org/j/1', start_url: 'https://zoom.example.org/s/1?zak=x' } }
      : undefined,
  );
  const { asDelegate, asTrainer } = await at('2027-07-01T09:00:00Z');
  expect((await asTrainer()).json()).toEqual({ url: 'https://zoom.example.org/s/1?zak=x' });
  expect((await asDelegate()).json()).toEqual({ url: 'https://zoom.example.org/j/1000' });
});

test('a trainer joins by the link when Zoom gives no address for hosts', async () => {
  const { at } = await course();
  override(({ path }) => (path.startsWith('/v2/meetings/') ? { status: 500 } : undefined));
  const { asTrainer } = await at('2027-07-01T09:00:00Z');
  expect((await asTrainer()).json()).toEqual({ url: 'https://zoom.example.org/j/1000' });
});

test('the first joining is recorded once, shown beside the register, and is no mark', async () => {
  const { world, id, userId, sessionIds, at } = await course(null);
  const first = await at('2027-07-01T08:40:00Z');
  expect((await first.asDelegate()).json()).toEqual({ url: 'https://meet.example.org/own' });
  const second = await at('2027-07-01T09:10:00Z');
  await second.asDelegate();
  await second.asTrainer();
  expect(await joinsOf(id)).toEqual(
    [
      { user_id: world.trainerId, joined_at: new Date('2027-07-01T09:10:00Z') },
      { user_id: userId, joined_at: new Date('2027-07-01T08:40:00Z') },
    ].sort((a, b) => a.user_id - b.user_id),
  );
  const trainer = await server.as(world.trainerId);
  const detail = (await trainer.get(`/api/virtual-group-admin/virtual-groups/${id}`)).json();
  expect(detail.delegate_rows).toMatchObject([
    { attendance: null, marks: [], joined: [{ session_id: sessionIds[0], joined_at: '2027-07-01T08:40:00.000Z' }] },
  ]);
  expect(detail.registers[0].joining).toEqual({
    ...{ session_id: sessionIds[0], state: 'open', from: '2027-07-01T09:00:00.000Z', is_ready: true },
  });
  expect(JSON.stringify(detail)).not.toContain('meet.example.org');
});

test('nobody else joins: not another person, not a delegate who left, not the trainer as a learner', async () => {
  const { world, id, userId, at } = await course(null);
  const { asDelegate } = await at('2027-07-01T09:00:00Z');
  const stranger = await server.as(await world.member());
  expect((await stranger.post(`/api/virtual-group/${id}/join`, {})).statusCode).toBe(404);
  const trainer = await server.as(world.trainerId);
  expect((await trainer.post(`/api/virtual-group/${id}/join`, {})).statusCode).toBe(404);
  await server.rows('update group_members set archived_at = now() where user_id = $1', [userId]);
  expect((await asDelegate()).statusCode).toBe(404);
  expect(await joinsOf(id)).toEqual([]);
});

test('joining is refused for a session of another course, and without a choice where there are several', async () => {
  const { sessionIds, at } = await course('jitsi', ['2027-07-01', '2027-07-02']);
  const other = await course(null);
  const { asDelegate } = await at('2027-07-01T09:00:00Z');
  expect((await asDelegate({ sessionId: other.sessionIds[0] })).statusCode).toBe(404);
  expect((await asDelegate()).json().errors).toEqual({ sessionId: ['Choose a session of this course'] });
  expect((await asDelegate({ sessionId: sessionIds[0] })).statusCode).toBe(200);
  expect((await asDelegate({ sessionId: sessionIds[1] })).json().message).toContain('You can join from 09:30');
});

test('joining a session without a meeting says so, and a draft and a cancelled course are not joined', async () => {
  override(({ method, path }) => (method === 'POST' && !path.startsWith('/oauth') ? { status: 400 } : undefined));
  const { id, at } = await course();
  const { asDelegate, asTrainer } = await at('2027-07-01T09:00:00Z');
  const noLink = 'This session has no meeting link yet. Ask your organisation or the trainer for it.';
  expect((await asDelegate()).json().message).toBe(noLink);
  await server.rows(`update virtual_groups set state = 'draft' where id = $1`, [id]);
  expect((await asTrainer()).statusCode).toBe(404);
  await server.rows(`update virtual_groups set state = 'cancelled' where id = $1`, [id]);
  expect((await asDelegate()).json().message).toBe('This session is over. Its meeting can no longer be joined.');
  expect(await joinsOf(id)).toEqual([]);
});

test('a meeting link is in no email and in no calendar file', async () => {
  const { userId, id } = await course(null);
  const sent = JSON.stringify(await server.rows('select subject, body_text, body_html from outbox_messages'));
  expect(sent).not.toContain('meet.example.org');
  const delegate = await server.as(userId);
  expect((await delegate.get(`/api/virtual-group/${id}/calendar`)).body).not.toContain('meet.example.org');
});
