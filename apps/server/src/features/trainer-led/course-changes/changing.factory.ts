import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect } from 'vitest';
import { withoutScope } from '../../../platform/access/index.ts';
import { minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import type { TestApp } from '../../../test-support/test-app.ts';
import type { Answer } from '../../../test-support/test-client.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { issueToMany } from '../../licences/licence-issue/index.ts';
import { purchaseLicences } from '../../licences/licence-orders/index.ts';
import {
  buildAccount,
  buildVirtual,
  draftWith,
  publish,
  replan,
} from '../../scheduling/video-meetings/meetings.factory.ts';
import { session } from '../course-planning/planning.factory.ts';
import type { People } from './effects.factory.ts';

/** Sessions from 10:00 to 13:00 on these days. */
export const on = (...days: string[]) => sessionsText(days.map((day) => session(day)));

const beforehand = '2027-01-27T09:00:00Z';
/** Half an hour after the start of the first day, and an hour after the end of the last. */
export const times = {
  dayBefore: '2027-01-31T09:00:00Z',
  during: '2027-02-01T10:30:00Z',
  over: '2027-02-08T14:00:00Z',
};

type Target = {
  state?: 'draft' | 'scheduled';
  waitingList?: 'automatic' | 'manual';
  assessment?: 'none' | 'paper';
  waiting?: boolean;
};

/**
 * Creates a course of two days in which every follower of a change has something to do: two delegates with licences, of
 * whom one has accepted, has needs and knows the times from a calendar, people who wait, a co-trainer, an organiser, a
 * trainer who cannot attend, meetings, a request and seats in the pool. All emails so far are sent.
 */
export async function buildChanging(server: TestApp, target: Target = {}) {
  const { state = 'scheduled', waitingList = 'automatic', assessment = 'none', waiting = true } = target;
  const { db, clock, services } = server;
  clock.set(beforehand);
  const world = await buildVirtual(server);
  const { groupId, subgroupId, productId, superId, trainerId, adminId } = world;
  const organiserId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: organiserId, groupId });
  const coTrainerId = await buildTrainer(db, { teaches: [productId] });
  const fields = { ...world.fields, organiserUserId: organiserId, waiting_list: waitingList };
  const drafted = await draftWith(world, await buildAccount(world, 'jitsi'), {
    sessions: on('2027-02-01', '2027-02-08'),
  });
  const id = withoutScope<'virtual group'>(drafted, 'test');
  const people = [await world.member(), await world.member()];
  const [first = 0, second = 0] = people;
  const waits = waiting ? [await world.member(), await world.member()] : [];
  const place = `/api/admin/groups/${groupId}/virtual-groups/${id}`;
  const put = (path: string, body: object) => world.asSuper.put(path, commandOf(body));
  const values = { ...fields, assessment_type: assessment, postTrainingDaysAllowed: assessment === 'none' ? 0 : 14 };
  await ok(put(place, { ...values, baseValues: world.fields }));
  await ok(put(world.at(id, '/managers'), { userIds: [coTrainerId], baseUserIds: [] }));
  await ok(world.invite(id, people));
  if (waiting) await ok(world.asSuper.post(`${place}/waiting-list`, { userIds: waits }));
  const actor = { id: superId, level: 'superAdmin' } as const;
  const key = { groupId, productType: 'abstract_course' as const, productId, certificateMonths: 12 };
  await purchaseLicences(services, actor, {
    ...{ ...key, virtualGroupId: id, quantity: 3, transactionRef: 'T', poReference: '', directServiceOrder: 0 },
    idempotencyKey: randomUUID(),
  });
  await issueToMany(services, actor, {
    ...{ key, place: { groupId, virtualGroupId: id, source: 'VGPOOL' }, userIds: people, mode: 'all' },
    idempotencyKey: randomUUID(),
  });
  await db
    .insertInto('licence_requests')
    .values({
      ...{ group_id: groupId, subgroup_id: subgroupId, virtual_group_id: id, product_type: 'abstract_course' },
      ...{ product_id: productId, certificate_months: 12, quantity: 1, requested_by: adminId },
      requested_at: clock.now(),
    })
    .execute();
  await ok(publish(world, id));
  const asFirst = await server.as(first);
  await ok(asFirst.post(`/api/virtual-group/${id}/respond`, { answer: 'accept' }));
  await ok(asFirst.put(`/api/virtual-group/${id}/needs`, { access: 'Step-free entrance', dietary: '' }));
  const asTrainer = await server.as(trainerId);
  const own = `/api/virtual-group-admin/virtual-groups/${id}`;
  await ok(asTrainer.post(`${own}/cannot-attend`, { reason: 'Ill' }));
  clock.advance(minutes(3));
  await runBackground(server);
  if (state === 'draft') await ok(world.asSuper.post(world.at(id, '/unpublish')));
  clock.advance(minutes(3));
  await runBackground(server);
  const leaders = [trainerId, coTrainerId];
  const watched: People = {
    ...{ delegates: people, waiting: waits, leaders, organiser: [organiserId] },
    ...{ admins: [adminId], site: [superId] },
  };
  const sessionId = async (day: 0 | 1) => {
    const rows = await server.rows<{ id: number }>(
      'select id from virtual_group_sessions where virtual_group_id = $1 order by ordinal',
      [id],
    );
    return rows[day]?.id ?? 0;
  };
  const as = (userId: number) => ({
    post: async (path: string, body: object = {}) => ok((await server.as(userId)).post(path, body)),
    put: async (path: string, body: object) => ok((await server.as(userId)).put(path, body)),
    delete: async (path: string) => ok((await server.as(userId)).send('DELETE', path)),
  });
  return {
    ...{ ...world, id, people: watched, first, second, waits, coTrainerId, place, own, sessionId, as },
    site: as(superId),
    trainer: as(trainerId),
    once: () => ({ idempotencyKey: randomUUID() }),
    members: (add: number[], remove: number[] = []) => as(superId).put(`${place}/membership`, { add, remove }),
    change: (changes: object) => as(superId).put(place, commandOf({ ...values, ...changes, baseValues: values })),
    replan: async (changes: object) => ok(replan({ ...world, asSuper: await server.as(superId) }, id, changes)),
    respond: (userId: number, answer: 'accept' | 'decline') =>
      as(userId).post(`/api/virtual-group/${id}/respond`, { answer }),
    mark: async (day: 0 | 1, attendance: string) => {
      const marks = people.map((userId) => ({ userId, attendance }));
      await as(trainerId).put(`${own}/register`, { sessionId: await sessionId(day), marks });
    },
  };
}
export type Changing = Awaited<ReturnType<typeof buildChanging>>;

/** Expects that a call is answered, and returns nothing. */
async function ok(call: Promise<Answer>): Promise<void> {
  const answer = await call;
  expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([answer.statusCode, '']);
}
