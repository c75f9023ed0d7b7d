import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { formBody } from '../../../test-support/form-body.ts';
import { buildPaperCourse } from '../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { applyRetention } from './index.ts';

const server = await openTestApp();
const { db, services, clock } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
/** Runs the job, once for each day of the clock. */
const runJob = (at: string) => {
  clock.set(at);
  return runDueJobs({ db, clock, jobs: [applyRetention(clock)], log: (problem) => expect(problem).toBe('') });
};

type Held = { trainingClass: 'statutory' | 'clinical' | 'other'; awardedOn: string };

/** Creates a person with these certificates, every second one of a paper course. */
async function holder(licences: readonly Held[], { leftAt }: { leftAt?: string } = {}) {
  const [userId, groupId] = [await buildUser(db), await buildGroup(db)];
  await buildMembership(db, { userId, groupId });
  await server.rows('update group_members set archived_at = $2 where user_id = $1', [userId, leftAt ?? null]);
  for (const [index, { trainingClass, awardedOn }] of licences.entries()) {
    const own = { userId, groupId, awardedOn, expiresOn: null };
    if (index % 2 === 0)
      await buildCertificate(db, { ...own, productId: await buildAbstractCourse(db, { trainingClass }) });
    else {
      const { productId } = await buildPaperCourse(services, { trainingClass });
      await buildCertificate(db, { ...own, productId, productType: 'abstract_paper_course' });
    }
  }
  const preview = async () => (await admin.post(`/api/admin/users/${userId}/erasure-preview`, {})).json().names;
  const erase = () => admin.post(`/api/admin/users/${userId}/erase`, { reason: 'notNeeded' });
  const names = async () =>
    (
      await server.rows<{ name: string; until: string }>(
        `select holder_last_name as name, name_until::text as until from certificates where user_id = $1 order by id`,
        [userId],
      )
    ).map(({ name, until }) => [name, until]);
  return { userId, groupId, preview, erase, names };
}

test.each<[Held['trainingClass'], string, string | undefined, string]>([
  ['statutory', '2026-01-10', undefined, '2036-01-10'],
  ['statutory', '2024-02-29', undefined, '2034-02-28'],
  ['other', '2026-01-10', undefined, '2032-01-10'],
  ['other', '2024-02-29', undefined, '2030-02-28'],
  // Until the 75th birthday of the youngest person who can have completed it, because dates of birth are not stored.
  ['clinical', '2024-02-29', undefined, '2083-02-28'],
  ['clinical', '2026-01-10', '2026-03-01T09:00:00Z', '2085-01-10'],
])(
  '%s training completed on %s, left at %s: keeps the name until %s',
  async (trainingClass, awardedOn, left, until) => {
    const { preview } = await holder([{ trainingClass, awardedOn }], left === undefined ? {} : { leftAt: left });
    expect(await preview()).toEqual([{ training_class: trainingClass, certificates: 1, until }]);
  },
);

test('an organisation sets another retention: clinical training in years after the person has left', async () => {
  const licences = [
    { trainingClass: 'statutory', awardedOn: '2026-01-10' },
    { trainingClass: 'statutory', awardedOn: '2026-02-10' },
    { trainingClass: 'clinical', awardedOn: '2024-05-01' },
    { trainingClass: 'other', awardedOn: '2024-02-29' },
  ] as const;
  const person = await holder(licences, { leftAt: '2024-02-29T23:59:59Z' });
  const settings = `/api/admin/groups/${person.groupId}/settings`;
  const set = async (body: object) => {
    const { retention: baseValues } = (await admin.get(settings)).json();
    return admin.put(`/api/admin/groups/${person.groupId}/retention`, { ...body, baseValues });
  };
  expect((await set({ statutory: null, clinical: 3, other: 1 })).statusCode).toBe(200);
  const decided = [
    { training_class: 'statutory', certificates: 2, until: '2036-02-10' },
    // Completed after leaving, so that the time is counted from completion.
    { training_class: 'clinical', certificates: 1, until: '2027-05-01' },
    { training_class: 'other', certificates: 1, until: '2025-02-28' },
  ];
  expect(await person.preview()).toEqual(decided);
  expect((await person.erase()).statusCode).toBe(200);
  await set({ statutory: 1, clinical: 1, other: 1 });
  expect((await person.names()).map(([, until]) => until)).toEqual([
    '2036-01-10',
    '2036-02-10',
    '2027-05-01',
    '2025-02-28',
  ]);
  const shown = (await admin.get(settings)).json();
  expect(shown.retention).toEqual({ statutory: 1, clinical: 1, other: 1 });
  const [audited] = await server.rows<{ changes: object }>(
    "select changes from audit_events where action = 'settings.retention' and group_id = $1 order by id",
    [person.groupId],
  );
  expect(audited).toEqual({ changes: { clinical: [null, 3], other: [null, 1] } });
  for (const years of [0, 101, 2.5])
    expect((await set({ statutory: years, clinical: null, other: null })).statusCode).toBe(422);
});

test('changes the class of a course in its form, and audits the earlier class', async () => {
  const course = {
    title: 'Travel health',
    summary: null,
    deliverable_id: 1,
    default_months: 12,
    renewal_basis: 'completion',
    training_class: 'other',
    motif: 'leaf',
    hue: 'leaf',
    is_live: false,
  };
  const { id } = (await admin.post('/api/admin/courses', commandOf(course))).json();
  const saved = await admin.put(
    `/api/admin/courses/${id}`,
    commandOf(formBody(course, { training_class: 'clinical' })),
  );
  expect(saved.json().now).toMatchObject({ training_class: 'clinical' });
  const [audited] = await server.rows<{ changes: object }>(
    "select changes from audit_events where action = 'courses.update' and subject = $1",
    [`course ${id}`],
  );
  expect(audited).toEqual({ changes: { training_class: ['other', 'clinical'] } });
  expect(
    (await admin.put(`/api/admin/courses/${id}`, commandOf(formBody(course, { training_class: 'fun' })))).statusCode,
  ).toBe(422);
});

test('keeps the name through its last day and removes it the day after; longer retention stays', async () => {
  const licences = [
    { trainingClass: 'other', awardedOn: '2022-02-28' },
    { trainingClass: 'other', awardedOn: '2022-03-01' },
    { trainingClass: 'statutory', awardedOn: '2022-02-28' },
  ] as const;
  const person = await holder(licences);
  const living = await holder([{ trainingClass: 'other', awardedOn: '1999-01-01' }]);
  await person.erase();
  const gone = `person ${person.userId}`;
  await runJob('2028-02-28T12:00:00Z');
  expect((await person.names()).map(([name]) => name)).toEqual(['Holder', 'Holder', 'Holder']);
  await runJob('2028-02-29T12:00:00Z');
  expect((await person.names()).map(([name]) => name)).toEqual([gone, 'Holder', 'Holder']);
  await runJob('2028-03-02T12:00:00Z');
  expect((await person.names()).map(([name]) => name)).toEqual([gone, gone, 'Holder']);
  expect(await living.names()).toEqual([['Holder', null]]);
});
