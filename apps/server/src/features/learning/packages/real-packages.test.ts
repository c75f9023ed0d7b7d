import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildCourseZip, courses } from '@doselore/content';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

/** Folder of third-party packages, which may not be published here. Without it their tests are left out. */
const folder = process.env.DOSELORE_PACKAGES;
const packagesIn = (kind: string) =>
  folder ? readdirSync(path.join(folder, kind)).filter((name) => name.endsWith('.zip')) : [];

const modules: Record<string, number> = {
  'emp-ContentPackagingOneFilePerSCO_SCORM12.zip': 18,
  'emp-ContentPackagingSingleSCO_SCORM12.zip': 1,
};

const faults: Record<string, RegExp> = {
  'catapult-not-a-zip.zip': /not a zip/u,
  'emp-ComplexNestedOrganization_SCORM12.zip': /\.html|not in the/u,
  'emp-InvalidFileReferences_SCORM12.zip': /\.html|not in the/u,
  'emp-ItemWithNonExistentResourceId_SCORM12.zip': /resource/u,
  'emp-MalformedXml_SCORM12.zip': /XML|well-formed/u,
  'emp-MissingLaunchUrl_SCORM12.zip': /href/u,
  'emp-MissingRequiredFields_SCORM12.zip': /\.html|not in the|resource/u,
  'emp-ContentPackagingSingleSCO_SCORM20042ndEdition.zip': /2004/u,
  'emp-RunTimeAdvancedCalls_SCORM20043rdEdition.zip': /2004/u,
  'emp-aicc-complex.zip': /AICC/u,
  'emp-aicc.zip': /AICC/u,
  'emp-cmi5.zip': /cmi5/u,
  'emp-xapi-basic_course.zip': /xAPI/u,
};

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
const { courseId } = await buildCourse(server.db);
const send = (kind: string, name: string) =>
  admin.upload(`/api/admin/courses/${courseId}/packages`, {
    name,
    bytes: readFileSync(path.join(folder ?? '', kind, name)),
  });
const counts = () =>
  server.rows(
    'select (select count(*) from packages) as p, (select count(*) from scos) as s, (select count(*) from package_versions) as v',
  );
const stored = () =>
  readdirSync(path.join(server.folder, 'files'), { recursive: true }).filter((name) => name !== 'packages');

test.each(packagesIn('scorm12'))('accepts %s, and each of its modules can be launched', async (name) => {
  const answer = await send('scorm12', name);
  expect(answer.statusCode).toBe(200);
  const { package: taken, modules: count } = answer.json();
  expect(count).toBe(modules[name] ?? count);
  const { scos, packages } = (await admin.get(`/api/admin/courses/${courseId}/scos`)).json();
  const own = scos.filter((sco: { package_id: number }) => sco.package_id === taken.id);
  expect(own).toHaveLength(count);
  expect(packages.find((row: { id: number }) => row.id === taken.id)).toMatchObject({ version: 1, file_name: name });
  const [version] = await server.rows<{ key: string }>(
    'select storage_key as key from package_versions where package_id = $1',
    [taken.id],
  );
  const files = readdirSync(server.services.files.pathOf(version?.key ?? ''), { recursive: true });
  for (const sco of own) expect(files).toContain(decodeURIComponent(sco.launch_href.split(/[?#]/u)[0]));
});

test.each([
  ...packagesIn('scorm12-broken').map((name) => ['scorm12-broken', name]),
  ...packagesIn('other').map((name) => ['other', name]),
])('refuses %s/%s with a sentence that names the problem, and leaves nothing behind', async (kind = '', name = '') => {
  const before = [await counts(), stored()];
  const answer = await send(kind, name);
  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 422, code: 'package_refused' });
  expect(answer.json().message).toMatch(faults[name] ?? /^$/u);
  expect([await counts(), stored()]).toEqual(before);
});

test.each(courses.map((course) => course.slug))('accepts our own course %s without a warning', async (slug) => {
  const answer = await admin.upload(`/api/admin/courses/${courseId}/packages`, {
    name: `${slug}.zip`,
    bytes: await buildCourseZip(slug),
  });
  expect(answer.json()).toMatchObject({ warnings: [], package: { file_name: `${slug}.zip` } });
});
