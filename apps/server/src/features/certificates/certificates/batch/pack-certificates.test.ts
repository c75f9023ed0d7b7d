import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { type CheckedPlace, findPrincipal, scopeFor, withoutScope } from '../../../../platform/access/index.ts';
import { buildAbstractCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../../test-support/certificates/certificates.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { readZip } from '../../../../test-support/zip.ts';
import { createCertificateRenderer } from '../pdf/render-certificate.ts';
import { packCertificates } from './pack-certificates.ts';

const server = await openTestApp();
const { db, clock, services } = server;
clock.set('2026-09-01T09:00:00Z');
const renderer = createCertificateRenderer();
afterAll(() => renderer.close());
const groupId = await buildGroup(db);
const subgroupId = await buildSubgroup(db, { groupId });
const place: CheckedPlace = { groupId: withoutScope(groupId, 'task'), subgroupId: withoutScope(subgroupId, 'task') };
const adminId = await buildUser(db, { roles: ['subgroup_admin'] });
await buildManager(db, { userId: adminId, groupId, subgroupId });
const scopeOf = async () =>
  scopeFor(await findPrincipal(db, adminId), { level: 'subgroupAdmin', action: 'certificates.read', subgroupId });

/** Builds a certificate of a person in the service, or elsewhere in the organisation. */
async function buildHolder(lastName: string, in_: { subgroupId?: number } = { subgroupId }) {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId, ...in_ });
  const names = { firstName: 'Mary', lastName, title: 'Sepsis awareness', serial: `DL-2026-${lastName.toUpperCase()}` };
  return {
    userId,
    id: await buildCertificate(db, { userId, groupId, productId: await buildAbstractCourse(db), ...names }),
  };
}
const pack = async (certificateIds: readonly number[], key: string, stopAt = -1) =>
  packCertificates(
    { services, renderer },
    {
      ...{ scope: await scopeOf(), place, certificateIds, key },
      onProgress: async ({ done }) => (done === stopAt ? 'stop' : 'continue'),
    },
  );
const unzip = async (key: string) => readZip(await readFile(services.files.pathOf(key)));

test('each certificate is a PDF, or a line with the reason', async () => {
  const [penrose, broken, erased] = [
    await buildHolder('Penrose'),
    await buildHolder('Broken'),
    await buildHolder('Erased'),
  ];
  const foreign = await buildHolder('Foreign', {});
  const gone = {
    drawing: 2,
    icons: [{ title: 'Scheme', key: 'certificate-pictures/gone' }],
    logo: 'none',
    signatory: null,
  };
  await server.rows('update certificates set printed = $2 where id = $1', [broken.id, JSON.stringify(gone)]);
  await server.rows(
    `update users set erased_at = now(), state = 'disabled', first_name = 'Erased', last_name = 'person ' || id,
      email = 'erased-' || id || '@erased.invalid', username = null, password_hash = null, job_role = null,
      registration_number = null where id = $1`,
    [erased.userId],
  );
  const ids = [penrose, broken, erased, foreign, penrose].map(({ id }) => id);
  expect(await pack(ids, 'exports/mixed.zip')).toMatchObject({ done: 1, failed: 3 });
  const { 'failed.csv': failed, ...pdfs } = await unzip('exports/mixed.zip');
  expect(Object.keys(pdfs)).toEqual(['Penrose Mary - Sepsis awareness - DL-2026-PENROSE.pdf']);
  expect(Object.values(pdfs)[0]?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(failed?.toString().slice(1).trim().split('\r\n').slice(1).sort()).toEqual([
    '"Broken Mary - Sepsis awareness - DL-2026-BROKEN.pdf","The PDF could not be created"',
    `"Certificate ${foreign.id}","You no longer have access to this certificate"`,
    '"DL-2026-ERASED","The data of this person was erased"',
  ]);
});

test('an interrupted run stores nothing, and a second run packs every certificate', async () => {
  const ids = [];
  for (let n = 0; n < 12; n += 1) ids.push((await buildHolder(`Number${n}`)).id);
  expect(await pack(ids, 'exports/twice.zip', 6)).toBeUndefined();
  await expect(services.files.read('exports/twice.zip')).rejects.toThrow('is missing');
  expect(await pack(ids, 'exports/twice.zip')).toMatchObject({ done: 12, failed: 0 });
  expect(Object.keys(await unzip('exports/twice.zip'))).toHaveLength(12);
});
