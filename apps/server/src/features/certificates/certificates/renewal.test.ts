import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginCourse, play } from '../../../test-support/learning.ts';
import { buildPaperCourse, buildPaperLicence } from '../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { recordPaperResult } from '../../learning/paper-courses/recording/record-paper-result.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = { id: adminId, level: 'superAdmin' } as const;
const lateEntry = { outcome: 'pass', score: null, assessor: 'Amara Osei', reason: 'Found in a folder' } as const;

type Row = {
  id: number;
  awarded_on: string;
  expires_on: string | null;
  state: string;
  superseded_by_id: number | null;
  verify_code: string;
};

const certificatesOf = (userId: number) =>
  server.rows<Row>(
    `select id, awarded_on, expires_on, state, superseded_by_id, verify_code from certificates
     where user_id = $1 order by id`,
    [userId],
  );

/** Returns the last day of a person's cover as it is on a day, null when it never ends. Undefined without cover. */
async function coveredOn(day: string, userId: number): Promise<string | null | undefined> {
  const rows = await server.rows<{ covered_until: string | null }>(
    'select covered_until::text from covers_on($1) where user_id = $2 order by covered_until desc nulls first limit 1',
    [day, userId],
  );
  return rows[0]?.covered_until;
}

/** Builds a member of a new organisation for one face-to-face course. Returns a function that records passes. */
async function attendee() {
  const { productId } = await buildPaperCourse(services);
  const [groupId, userId] = [await buildGroup(db), await buildUser(db)];
  await buildMembership(db, { userId, groupId });
  const pass = async (takenOn: string, months: number) => {
    const licenceId = await buildPaperLicence(services, { groupId, userId, productId, actorId: adminId, months });
    return recordPaperResult(services, admin, { ...lateEntry, licenceId, takenOn });
  };
  return { userId, pass };
}

test('a result that is recorded late does not replace the newer certificate', async () => {
  clock.set('2026-08-20T09:00:00Z');
  const { userId, pass } = await attendee();
  await pass('2026-06-01', 12);
  await pass('2026-03-03', 12);
  const [newer, late] = await certificatesOf(userId);
  expect(newer).toMatchObject({ awarded_on: '2026-06-01', state: 'valid', superseded_by_id: null });
  expect(late).toMatchObject({ awarded_on: '2026-03-03', state: 'superseded', superseded_by_id: newer?.id });
  const check = (await server.visitor().get(`/certificate-check/${late?.verify_code}`)).json();
  expect(check).toMatchObject({ state: 'superseded', replaced_by: { kind: 'renewal', expires_on: '2027-06-01' } });
});

test('a shorter licence does not shorten the certificate, and the launch page says so', async () => {
  clock.set('2026-01-10T12:00:00Z');
  const learner = await beginCourse(server, { months: 36 });
  await play(server, learner, { delta: { lesson_status: 'passed' } });
  clock.set('2026-06-10T12:00:00Z');
  const again = await beginCourse(server, { again: learner, months: 24 });
  const shown = await again.client.get(`/api/course-launch-data/${again.courseId}/online/${again.groupId}`);
  expect(shown.json()).toMatchObject({
    would_end_on: '2028-06-10',
    renewal: { ends_on: '2029-01-10', current_stays: true },
  });
  await play(server, again, { delta: { lesson_status: 'passed' } });
  expect(await certificatesOf(learner.userId)).toMatchObject([
    { expires_on: '2029-01-10', state: 'valid' },
    { expires_on: '2028-06-10', state: 'superseded' },
  ]);
});

test('of two certificates that expire on one day the newer one is valid', async () => {
  clock.set('2026-08-20T09:00:00Z');
  const { userId, pass } = await attendee();
  await pass('2026-03-03', 24);
  await pass('2026-03-03', 24);
  const [first, second] = await certificatesOf(userId);
  expect([first?.state, second?.state]).toEqual(['superseded', 'valid']);
  expect(first?.superseded_by_id).toBe(second?.id);
});

test('a renewal counts from the expiry of another certificate only where that was awarded earlier', async () => {
  clock.set('2026-12-20T09:00:00Z');
  const { userId, pass } = await attendee();
  await server.rows("update abstract_paper_courses set renewal_basis = 'anniversary'");
  await pass('2026-12-01', 1);
  // Earlier than the one on file, so that it renews nothing.
  await pass('2026-11-20', 24);
  expect(await certificatesOf(userId)).toMatchObject([
    { expires_on: '2027-01-01', state: 'superseded' },
    { expires_on: '2028-11-20', state: 'valid' },
  ]);
});

test('the valid certificate is always the one that expires last, in any order of results', async () => {
  clock.set('2026-08-20T09:00:00Z');
  const results = fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 7 }),
      months: fc.constantFrom(0, 6, 12, 24),
    }),
    { minLength: 2, maxLength: 5 },
  );
  const later = (one: string | null, other: string | null) => one === null || (other !== null && one >= other);
  await fc.assert(
    fc.asyncProperty(results, async (list) => {
      const { userId, pass } = await attendee();
      let before: string | null | undefined;
      for (const { day, month, months } of list) {
        const covered = (await certificatesOf(userId)).find(({ state }) => state === 'valid')?.expires_on;
        await pass(`2026-0${month}-${String(day).padStart(2, '0')}`, months);
        const all = await certificatesOf(userId);
        const valid = all.filter(({ state }) => state === 'valid');
        expect(valid).toHaveLength(1);
        const end = valid[0]?.expires_on ?? null;
        expect(all.every(({ expires_on }) => later(end, expires_on))).toBe(true);
        if (covered !== undefined) expect(later(end, covered)).toBe(true);
        const until = await coveredOn('2026-08-20', userId);
        if (end === null || end >= '2026-08-20') expect(until).toBe(end);
        if (before !== undefined) expect(until !== undefined && later(until, before)).toBe(true);
        before = until;
      }
    }),
    { numRuns: 15 },
  );
});
