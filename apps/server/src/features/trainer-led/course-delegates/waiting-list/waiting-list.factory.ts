import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { buildSession } from '../../virtual-groups/session.factory.ts';

/** A course from 10:00 on 1 September (09:00 UTC), whose places are all taken, and members who are not delegates. */
export async function buildFull(server: TestApp, { places = 2, others = 4, mode = 'automatic' } = {}) {
  const { db } = server;
  const session = await buildSession(server, { delegates: places, pool: places });
  const { groupId, virtualGroupId } = session;
  const members: number[] = [];
  for (let nth = 0; nth < others; nth += 1) {
    const userId = await buildUser(db, { firstName: 'Waiting', lastName: String(nth) });
    await buildMembership(db, { userId, groupId });
    members.push(userId);
  }
  const set = (values: object) =>
    db.updateTable('virtual_groups').set(values).where('id', '=', virtualGroupId).execute();
  await set({ delegate_places_allowed: places, waiting_list: mode });
  const path = `/api/admin/groups/${groupId}/virtual-groups/${virtualGroupId}`;
  const asSuper = () => server.as(session.superId);
  const learner = async (userId: number) => {
    const client = await server.as(userId);
    return {
      respond: (answer: 'accept' | 'decline') =>
        client.post(`/api/virtual-group/${virtualGroupId}/respond`, { answer }),
      leave: () => client.send('DELETE', `/api/virtual-group/${virtualGroupId}/waiting-list`),
      waits: async () => (await client.get('/api/my-waiting-lists')).json(),
      courses: async () => (await client.get('/api/my-courses')).json(),
    };
  };
  return {
    ...{ ...session, members, set, path, learner },
    invite: async (...userIds: number[]) => (await asSuper()).post(`${path}/waiting-list`, { userIds }),
    membership: async (body: object) => (await asSuper()).put(`${path}/membership`, body),
    list: async () => (await (await asSuper()).get(`${path}/waiting-list`)).json(),
    remove: async (...userIds: number[]) => (await asSuper()).post(`${path}/waiting-list/remove`, { userIds }),
    promote: async (count: number, idempotencyKey = randomUUID()) =>
      (await asSuper()).post(`${path}/waiting-list/promote`, { count, idempotencyKey }),
    raise: async (delegatePlacesAllowed: number, from = places) => {
      const fields = {
        ...{ title: 'Basic life support', minimum_delegates: 0, organiserUserId: null },
        ...{ what_to_bring: null, assessment_type: 'none', postTrainingDaysAllowed: 0, sessions_required: null },
        waiting_list: mode,
      };
      const baseValues = { ...fields, delegatePlacesAllowed: from };
      return (await asSuper()).put(path, commandOf({ ...fields, delegatePlacesAllowed, baseValues }));
    },
    delegates: async () =>
      (
        await server.rows<{ user_id: number }>(
          'select user_id from virtual_group_delegates where virtual_group_id = $1 order by user_id',
          [virtualGroupId],
        )
      ).map(({ user_id }) => user_id),
    states: async () =>
      (
        await server.rows<{ state: string }>(
          'select state from waiting_list_entries where virtual_group_id = $1 order by joined_at, id',
          [virtualGroupId],
        )
      ).map(({ state }) => state),
  };
}
