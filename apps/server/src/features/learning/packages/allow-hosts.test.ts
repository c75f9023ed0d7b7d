import { expect, test } from 'vitest';
import { beginCourse, launch } from '../../../test-support/learning.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { contentHost } from '../../../test-support/test-client.ts';
import { buildZip, manifestOf } from '../../../test-support/zip.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
const page =
  '<iframe src="https://www.youtube.com/embed/a"></iframe><img src="https://cdn.example.org/b.png">lesson_status';

async function uploadTo(courseId: number, files: Record<string, string>) {
  const answer = await admin.upload(`/api/admin/courses/${courseId}/packages`, {
    name: 'course.zip',
    bytes: await buildZip({ 'imsmanifest.xml': manifestOf([{ identifier: 'one' }]), 'index.html': page, ...files }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('finds the websites of a package at upload and blocks them until they are allowed', async () => {
  const learner = await beginCourse(server);
  const { package: uploaded } = await uploadTo(learner.courseId, {});
  expect(uploaded).toMatchObject({
    outside_hosts: ['cdn.example.org', 'www.youtube.com'],
    allowed_hosts: [],
  });
  // The attempt moves to the new version, because a new learner needs a licence and a membership.
  await server.rows(`update sco_users set sco_version_id = (select max(id) from sco_versions) where id = $1`, [
    learner.attempts[0],
  ]);
  const policies = async () => {
    const { play_url: address } = await launch(learner);
    const player = await server.visitor().get(new URL(address).pathname, { host: contentHost });
    const { src } = JSON.parse(/type="application\/json">(.*?)<\/script>/u.exec(player.body)?.[1] ?? '');
    const { headers } = await server.visitor().get(src, { host: contentHost });
    return {
      csp: String(headers['content-security-policy']),
      connections: headers['connection-allowlist'],
      referrer: headers['referrer-policy'],
    };
  };
  const before = await policies();
  expect(before.csp).not.toContain('youtube');
  expect(before).toMatchObject({ connections: '(response-origin)', referrer: 'no-referrer' });

  const address = `/api/admin/courses/${learner.courseId}/packages/${uploaded.id}/outside-hosts`;
  const choice = { version: uploaded.version, allowedHosts: ['www.youtube.com'] };
  expect((await admin.put(address, choice)).json()).toMatchObject({ allowed_hosts: ['www.youtube.com'] });
  const after = await policies();
  expect(after.csp).toMatch(/frame-src [^;]*https:\/\/www\.youtube\.com/u);
  expect(after.csp).toMatch(/default-src [^;]*https:\/\/www\.youtube\.com/u);
  expect(after.csp).not.toContain('cdn.example.org');
  expect(after.connections).toContain('"https://www.youtube.com"');
  expect(after.referrer).toBe('strict-origin');
});

test('allows only websites that were found, and only for the version that was shown', async () => {
  const { courseId } = await beginCourse(server);
  const { package: uploaded } = await uploadTo(courseId, {});
  const packages = `/api/admin/courses/${courseId}/packages/${uploaded.id}`;
  const allow = (body: object) => admin.put(`${packages}/outside-hosts`, body);
  expect((await allow({ version: 1, allowedHosts: ['evil.example'] })).statusCode).toBe(422);
  expect((await allow({ version: 1, allowedHosts: ['*'] })).statusCode).toBe(422);
  expect((await allow({ version: 1, allowedHosts: ['cdn.example.org'] })).statusCode).toBe(200);
  const bytes = await buildZip({ 'imsmanifest.xml': manifestOf([{ identifier: 'one' }]), 'index.html': page });
  const replaced = (await admin.upload(`${packages}/versions`, { name: 'second.zip', bytes })).json();
  expect(replaced.package).toMatchObject({ version: 2, allowed_hosts: [] });
  expect((await allow({ version: 1, allowedHosts: ['cdn.example.org'] })).statusCode).toBe(409);
  expect(
    (await admin.put(`/api/admin/courses/0/packages/${uploaded.id}/outside-hosts`, { version: 2, allowedHosts: [] }))
      .statusCode,
  ).toBe(404);
});
