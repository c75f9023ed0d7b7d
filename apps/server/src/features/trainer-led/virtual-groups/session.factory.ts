import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import type { TestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { issueToMany } from '../../licences/licence-issue/index.ts';
import { purchaseLicences } from '../../licences/licence-orders/index.ts';

type Target = {
  delegates?: number;
  pool?: number;
  pot?: number;
  subgroupId?: number;
  days?: number;
  sessionsRequired?: number;
};

/** Mark of one delegate, by the position of the delegate. */
type NthMark = { nth: number; attendance: string | null; key?: string; made_at?: string };

/** Creates a course from 10:00 to 11:00 on 1 September, and on the days after it as wanted, with delegates A, B, C and seats as wanted. */
export async function buildSession(
  server: TestApp,
  { delegates = 3, pool = 0, pot = 0, subgroupId, days, sessionsRequired }: Target = {},
) {
  const { db, services } = server;
  const groupId = await buildGroup(db);
  const { productId, courseId } = await buildCourse(db, { title: 'Basic life support' });
  const superId = await buildUser(db, { roles: ['super_admin'] });
  const trainerId = await buildTrainer(db, { teaches: [productId] });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  const people: number[] = [];
  for (let nth = 0; nth < delegates; nth += 1) {
    const userId = await buildUser(db, { firstName: 'Person', lastName: String.fromCodePoint(65 + nth) });
    await buildMembership(db, { userId, groupId });
    people.push(userId);
  }
  const virtualGroupId = await buildVirtualGroup(db, {
    groupId,
    productId,
    trainerId,
    title: 'Basic life support',
    start: '2026-09-01T10:00:00Z',
    place: 'Quay Room',
    delegates: people.map((userId) => ({ userId })),
    ...(subgroupId !== undefined && { subgroupId }),
    ...(days !== undefined && { days }),
    ...(sessionsRequired !== undefined && { sessionsRequired }),
  });
  const key = { groupId, productType: 'abstract_course' as const, productId, certificateMonths: 0 };
  const actor = { id: superId, level: 'superAdmin' } as const;
  if (pot > 0) await buildStock(services, { groupId, productId, months: 0, actorId: superId, quantity: pot });
  const order = { ...key, transactionRef: 'T', poReference: '', directServiceOrder: 0, virtualGroupId };
  if (pool > 0) await purchaseLicences(services, actor, { ...order, quantity: pool, idempotencyKey: randomUUID() });
  const place = { groupId, virtualGroupId, source: 'VGPOOL' } as const;
  const [asTrainer, asAdmin, asSuper] = [
    await server.as(trainerId),
    await server.as(adminId),
    await server.as(superId),
  ];
  const at = (level: string, path: string) => `/api/${level}/virtual-groups/${virtualGroupId}${path}`;
  return {
    ...{ groupId, productId, courseId, virtualGroupId, key, actor, people, superId, trainerId, adminId },
    ...{ asTrainer, asAdmin, asSuper },
    trainer: (path: string) => at('virtual-group-admin', path),
    admin: (path: string) => at('grouping-admin', path),
    site: (path: string) => at('admin', path),
    mark: (marks: Record<number, string | null>) =>
      asTrainer.put(at('virtual-group-admin', '/register'), {
        marks: Object.entries(marks).map(([nth, attendance]) => ({ userId: people[Number(nth)], attendance })),
      }),
    /** Sends marks of one session, as its trainer or as somebody else. */
    send: (marks: readonly NthMark[], sessionId?: number, by = asTrainer, level = 'virtual-group-admin') =>
      by.put(
        at(level, '/register'),
        commandOf({
          ...(sessionId !== undefined && { sessionId }),
          marks: marks.map(({ nth, ...mark }) => ({ userId: people[nth], ...mark })),
        }),
      ),
    sessionIds: async () => {
      const rows = await server.rows<{ id: number }>(
        'select id from virtual_group_sessions where virtual_group_id = $1 order by ordinal',
        [virtualGroupId],
      );
      return rows.map(({ id }) => id);
    },
    issueTo: (...nths: number[]) =>
      issueToMany(services, actor, {
        key,
        place,
        userIds: nths.map((nth) => people[nth] ?? 0),
        mode: 'all',
        idempotencyKey: randomUUID(),
      }),
    seats: async () => {
      const rows = await server.rows<{ kind: string; seats: number }>(
        'select kind, sum(available)::int as seats from licence_accounts where group_id = $1 group by 1',
        [groupId],
      );
      return Object.fromEntries(rows.map(({ kind, seats }) => [kind, seats]));
    },
    licences: () =>
      server.rows<{ user_id: number; state: string; end_reason: string | null }>(
        'select user_id, state, end_reason from licences where group_id = $1 order by id',
        [groupId],
      ),
  };
}
export type BuiltSession = Awaited<ReturnType<typeof buildSession>>;
