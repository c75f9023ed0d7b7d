import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildLicence } from '../../../../test-support/licences.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(adminId);
const groupId = await buildGroup(db);

/** What a started learner has: their version, its modules and their pass rules. */
const startedOn = (userIds: readonly number[]) =>
  server.rows(
    `select cu.user_id, cu.course_id, s.id, s.title, s.sequence, s.mastery_override, s.max_attempts, v.mastery_score
     from course_users cu join sco_users a on a.course_user_id = cu.id join scos s on s.id = a.sco_id
     join sco_versions v on v.id = a.sco_version_id where cu.user_id = any($1) order by 1, 2, 3`,
    [[...userIds]],
  );

const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), of: fc.nat(20) }),
  fc.record({ do: fc.constant('live' as const), of: fc.nat(20), hasSeen: fc.boolean() }),
  fc.record({ do: fc.constant('type' as const), of: fc.nat(20), deliverable: fc.constantFrom(1, 4, 5) }),
  fc.record({ do: fc.constant('start' as const) }),
);

test('after any steps a product has at most one live version of each kind, and nobody who has started is moved (K1, K2)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { courseId, productId } = await buildCourse(db, { scos: [{ masteryScore: 80 }, {}] });
      const courses = [courseId];
      const started: number[] = [];
      let before = await startedOn(started);
      for (const one of steps) {
        const chosen = 'of' in one ? (courses[one.of % courses.length] ?? courseId) : courseId;
        const detail = (await site.get(`/api/admin/courses/${chosen}`)).json();
        if (one.do === 'add')
          courses.push(
            (await site.post(`/api/admin/courses/${chosen}/versions`, { idempotencyKey: randomUUID() })).json().id,
          );
        if (one.do === 'live') {
          const seenLiveId = one.hasSeen ? (detail.live?.id ?? null) : null;
          await site.post(`/api/admin/courses/${chosen}/go-live`, { seenLiveId });
        }
        if (one.do === 'type') {
          const { title, summary, deliverable_id, default_months, renewal_basis, training_class, cover } = detail;
          const { motif, hue } = cover;
          const rest = { title, summary, default_months, renewal_basis, training_class, motif, hue };
          const baseValues = { ...rest, deliverable_id, is_live: detail.is_live };
          await site.put(
            `/api/admin/courses/${chosen}`,
            commandOf({
              ...baseValues,
              deliverable_id: one.deliverable,
              baseValues,
            }),
          );
        }
        if (one.do === 'start') {
          const userId = await buildUser(db);
          await buildMembership(db, { userId, groupId });
          await buildLicence(services, { groupId, userId, productId, actorId: adminId });
          await (await server.as(userId)).post(`/api/course-start/${courseId}/online/${groupId}`);
          started.push(userId);
          before = await startedOn(started);
        }
        expect(await startedOn(started)).toEqual(before);
        const live = await server.rows<{ is_taught: boolean; n: number }>(
          `select deliverable_id in (3, 4) as is_taught, count(*)::int as n from courses
           where abstract_course_id = $1 and is_live group by 1`,
          [productId],
        );
        expect(live.every(({ n }) => n === 1)).toBe(true);
      }
    }),
    { numRuns: 12 },
  );
});
