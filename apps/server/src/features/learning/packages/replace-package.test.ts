import { existsSync } from 'node:fs';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildCourseZip, buildZip, manifestOf } from '../../../test-support/zip.ts';

const server = await openTestApp();
const { db, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);
const courseFields = {
  title: 'Safe dispensing',
  summary: null,
  deliverable_id: 1,
  default_months: 12,
  renewal_basis: 'completion',
  training_class: 'clinical',
  motif: 'hex',
  hue: 'leaf',
  is_live: true,
};

type Sco = {
  id: number;
  identifier: string;
  title: string;
  sequence: number;
  max_attempts: number | null;
  mastery_score: number | null;
};
type Items = Parameters<typeof buildCourseZip>[0];

async function openCourse(items: Items) {
  const { id: courseId } = (await admin.post('/api/admin/courses', commandOf(courseFields))).json();
  const address = `/api/admin/courses/${courseId}/packages`;
  const uploaded = (await admin.upload(address, { name: 'first.zip', bytes: await buildCourseZip(items) })).json();
  const packageId: number = uploaded.package.id;
  return {
    courseId,
    packageId,
    replace: async (changed: Items) =>
      admin.upload(`${address}/${packageId}/versions`, { name: 'second.zip', bytes: await buildCourseZip(changed) }),
    scos: async (): Promise<Sco[]> => (await admin.get(`/api/admin/courses/${courseId}/scos`)).json().scos,
  };
}

test('a known module keeps its id, place and settings; a new one is added at the end; a missing one is removed', async () => {
  const course = await openCourse([{ identifier: 'a' }, { identifier: 'b' }]);
  const [first, second] = await course.scos();
  const settings = {
    title: 'Renamed by hand',
    mastery_override: false,
    complete_on_open: true,
    allow_outside_connections: false,
    max_attempts: 2,
    minutes: 15,
  };
  const baseValues = Object.fromEntries(Object.keys(settings).map((name) => [name, first?.[name as keyof Sco]]));
  const url = `/api/admin/courses/${course.courseId}/scos/${first?.id}`;
  expect((await admin.put(url, commandOf({ ...settings, baseValues }))).statusCode).toBe(200);
  const answer = await course.replace([
    { identifier: 'c' },
    { identifier: 'a', title: 'Renamed in the package', masteryScore: 70 },
  ]);
  expect(answer.json()).toMatchObject({
    modules: 2,
    package: { id: course.packageId, version: 2, file_name: 'second.zip' },
  });
  const [kept, added, ...rest] = await course.scos();
  expect(kept).toMatchObject({ id: first?.id, identifier: 'a', sequence: 1, mastery_score: 70, ...settings });
  expect(added).toMatchObject({ identifier: 'c', sequence: 3 });
  expect(rest).toEqual([]);
  await course.replace([{ identifier: 'a' }, { identifier: 'b' }]);
  expect((await course.scos()).map((sco) => sco.id)).toEqual([first?.id, second?.id]);
});

test('a running attempt stays on its version, and the files of that version stay', async () => {
  const course = await openCourse([{ identifier: 'a' }]);
  const groupId = await buildGroup(db);
  const [early, late] = [await buildUser(db), await buildUser(db)];
  const [product] = await server.rows<{ id: number }>('select abstract_course_id as id from courses where id = $1', [
    course.courseId,
  ]);
  const begin = async (userId: number) => {
    await buildMembership(db, { userId, groupId });
    await buildLicence(services, { groupId, productId: product?.id ?? 0, userId, actorId: adminId });
    const learner = await server.as(userId);
    const started = (await learner.post(`/api/course-start/${course.courseId}/online/${groupId}`)).json();
    return { learner, scoUserId: started.next.sco_user_id };
  };
  const versionOf = async (scoUserId: number) => {
    const [row] = await server.rows<{ version: number; key: string }>(
      `select p.version, p.storage_key as key from sco_users a join sco_versions v on v.id = a.sco_version_id
       join package_versions p on p.id = v.package_version_id where a.id = $1`,
      [scoUserId],
    );
    return row;
  };
  const running = await begin(early);
  await course.replace([{ identifier: 'a' }]);
  const fresh = await begin(late);
  expect((await versionOf(running.scoUserId))?.version).toBe(1);
  expect((await versionOf(fresh.scoUserId))?.version).toBe(2);
  expect(existsSync(services.files.pathOf((await versionOf(running.scoUserId))?.key ?? '-'))).toBe(true);
  const { packages } = (await admin.get(`/api/admin/courses/${course.courseId}/scos`)).json();
  expect(packages).toEqual([expect.objectContaining({ version: 2, running_on_older: 1 })]);
  const again = (await running.learner.post(`/api/sco-user/${running.scoUserId}/start`, { again: true })).json();
  expect((await versionOf(again.sco_user_id))?.version).toBe(2);
});

test('two replacements at the same time get different version numbers', async () => {
  const course = await openCourse([{ identifier: 'a' }]);
  const answers = await Promise.all([1, 2, 3].map(() => course.replace([{ identifier: 'a' }])));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  const rows = await server.rows<{ version: number }>(
    'select version from package_versions where package_id = $1 order by 1',
    [course.packageId],
  );
  expect(rows.map((row) => row.version)).toEqual([1, 2, 3, 4]);
});

test('accepts a zipped folder with a warning to the administrator', async () => {
  const { id: courseId } = (await admin.post('/api/admin/courses', commandOf(courseFields))).json();
  const bytes = await buildZip({
    'My course/imsmanifest.xml': manifestOf([{ identifier: 'a' }]),
    'My course/index.html': '',
  });
  const answer = await admin.upload(`/api/admin/courses/${courseId}/packages`, { name: 'folder.zip', bytes });
  expect(answer.json().warnings[0]).toContain('“My course/”');
});

test('a module that a site admin has archived stays archived when its package is replaced', async () => {
  const course = await openCourse([{ identifier: 'a' }, { identifier: 'b' }]);
  const [, second] = await course.scos();
  await admin.post(`/api/admin/courses/${course.courseId}/scos/${second?.id}/archive`, { archived: true });
  expect((await course.replace([{ identifier: 'a' }, { identifier: 'b' }])).statusCode).toBe(200);
  expect((await course.scos()).map(({ identifier }) => identifier)).toEqual(['a']);
  await admin.post(`/api/admin/courses/${course.courseId}/scos/${second?.id}/archive`, { archived: false });
  expect((await course.scos()).map(({ identifier }) => identifier)).toEqual(['a', 'b']);
});
