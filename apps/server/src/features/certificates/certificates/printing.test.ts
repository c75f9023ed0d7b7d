import { commandOf } from '@doselore/contract';
import { type CertificateSettings, noCertificateSettings as none } from '@doselore/contract/certificate-settings';
import { expect, test } from 'vitest';
import type { Actor, UserId } from '../../../platform/access/index.ts';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { pdfPages } from '../../../test-support/certificates/pdf-text.ts';
import { beginCourse, type Learner, play } from '../../../test-support/learning.ts';
import { paint } from '../../../test-support/paint.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { createPreviews } from './preview-certificate.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-01-10T12:00:00Z');
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const root = '/api/admin/certificates';

let shade = 0;
async function addPicture(): Promise<number> {
  shade += 20;
  const bytes = paint(400, 400, () => [shade, 102, 97]);
  return (await admin.upload(`${root}/pictures`, { name: 'a.png', bytes })).json().id;
}
const settingsOf = (learner: Learner) =>
  `/api/admin/groups/${learner.groupId}/certificate-settings/online-courses/${learner.productId}`;
const save = (
  learner: Learner,
  change: Partial<CertificateSettings>,
  baseValues: Partial<CertificateSettings> = none,
) => admin.post(settingsOf(learner), commandOf({ ...none, ...change, baseValues: { ...none, ...baseValues } }));

async function complete(learner: Learner): Promise<number> {
  return (await play(server, learner, { delta: { lesson_status: 'passed' } })).json().certificate_id;
}
const draw = async (learner: Learner, id: number) =>
  (await learner.client.get(`/api/certificates/${id}/pdf`)).rawPayload;
const textOf = async (learner: Learner, id: number) => pdfPages(await draw(learner, id))[0] ?? '';

async function withEverything() {
  const learner = await beginCourse(server);
  const [iconPicture, logo, signature] = [await addPicture(), await addPicture(), await addPicture()];
  const icon = (
    await admin.post(`${root}/icons`, { title: 'Board', kind: 'accreditor', groupId: null, pictureId: iconPicture })
  ).json();
  const footer = (await admin.post(`${root}/footer-messages`, { text: 'Words below the line.' })).json();
  const change = {
    ...{ type_id: 4, icon_ids: String(icon.id), footer_message_ids: String(footer.id), logo: 'own' as const },
    ...{
      logo_picture_id: logo,
      signatory: 'own' as const,
      signatory_name: 'Dr Priya Raman',
      signatory_title: 'Superintendent',
    },
    ...{ signature_picture_id: signature, show_registration_number: true },
  };
  expect((await save(learner, change)).statusCode).toBe(200);
  await server.rows("update users set registration_number = '2087654' where id = $1", [learner.userId]);
  return { learner, icon, footer, change, iconPicture };
}

test('prints the settings of the day, and stores their versions', async () => {
  const { learner } = await withEverything();
  const id = await complete(learner);
  const text = await textOf(learner, id);
  for (const words of [
    'Certificate of learning',
    'has completed the learning for',
    'Words below the line.',
    'Dr Priya Raman',
    'Superintendent',
    '2087654',
  ])
    expect(text).toContain(words.replaceAll(' ', ''));
  const [row] = await server.rows<{ setting_version_ids: number[]; printed: { drawing: number; type: string } }>(
    'select setting_version_ids, printed from certificates where id = $1',
    [id],
  );
  expect(row?.setting_version_ids).toHaveLength(1);
  expect(row?.printed).toMatchObject({ drawing: 2, type: 'learning', hours: null, objectives: [] });
  expect(JSON.stringify(row?.printed)).not.toMatch(/Penrose|2087654/u);
});

test('prints CPD time, objectives and the accreditor of the course, and no accreditation that has ended', async () => {
  const [learner, later] = [await beginCourse(server), await beginCourse(server)];
  const icon = async () =>
    (
      await admin.post(`${root}/icons`, {
        ...{ title: 'Northern Board', kind: 'accreditor', groupId: null, pictureId: await addPicture() },
      })
    ).json();
  const footers = [];
  for (const text of ['{{hours}} by {{accreditor}}', 'Reference {{reference}}'])
    footers.push((await admin.post(`${root}/footer-messages`, { text })).json().id);
  const [day, ended] = ['2026-01-10', '2026-01-09'];
  const printed = [];
  for (const [target, until] of [
    [learner, day],
    [later, ended],
  ] as const) {
    const { id: iconId, code } = await icon();
    await save(target, { icon_ids: String(iconId), footer_message_ids: footers.join(','), show_objectives: true });
    const address = `/api/admin/courses/extra-data/abstract_course/${target.productId}`;
    const { fields } = (await admin.get(address)).json();
    const change = {
      ...{ objectives: 'Measure blood pressure\nExplain a reading', cpd_minutes: 90, accreditor_code: code },
      ...{ accreditation_reference: 'NB 12', accredited_until: until },
    };
    expect((await admin.put(address, commandOf({ ...fields, ...change, baseValues: fields }))).statusCode).toBe(200);
    const [row] = await server.rows<{ details_version: number; printed: Record<string, unknown> }>(
      'select details_version, printed from certificates where id = $1',
      [await complete(target)],
    );
    printed.push({ version: row?.details_version, ...row?.printed });
  }
  const objectives = ['Measure blood pressure', 'Explain a reading'];
  expect(printed).toMatchObject([
    {
      ...{ version: 1, hours: '1 h 30 min', objectives, icons: [{ title: 'Northern Board' }] },
      footers: ['1 h 30 min by Northern Board', 'Reference NB 12'],
    },
    { version: 1, hours: '1 h 30 min', objectives, icons: [], footers: [] },
  ]);
});

test('draws the same file after settings, icons, footers, names and the organisation have changed', async () => {
  const { learner, icon, footer, change, iconPicture } = await withEverything();
  const id = await complete(learner);
  const before = await draw(learner, id);
  expect((await save(learner, { type_id: 2, show_organisation: false }, change)).statusCode).toBe(200);
  const other = await addPicture();
  await admin.put(`${root}/icons/${icon.id}`, { title: 'Renamed', kind: 'scheme', groupId: null, pictureId: other });
  await admin.put(`${root}/footer-messages/${footer.id}`, { text: 'Other words.' });
  await server.rows('update groups set name = $2 where id = $1', [learner.groupId, 'Renamed Pharmacies']);
  await server.rows("update users set registration_number = '2099999' where id = $1", [learner.userId]);
  await server.rows('update abstract_courses set title = $2 where id = $1', [learner.productId, 'Renamed course']);
  const keep = await buildGroup(db);
  await server.rows('update certificates set group_id = $2 where id = $1', [id, keep]);
  expect((await draw(learner, id)).equals(before)).toBe(true);
  expect(iconPicture).not.toBe(other);
});

test('prints no settings of another organisation', async () => {
  await withEverything();
  const learner = await beginCourse(server);
  const text = await textOf(learner, await complete(learner));
  expect(text).toContain('Certificateofcompletion');
  expect(text).not.toContain('DrPriyaRaman');
});

test('a certificate that was issued in the first layout is drawn in it, without tags', async () => {
  const userId = await buildUser(db);
  const id = await buildCertificate(db, {
    userId,
    groupId: await buildGroup(db),
    productId: await buildAbstractCourse(db),
  });
  const pdf = (await (await server.as(userId)).get(`/api/certificates/${id}/pdf`)).rawPayload;
  expect(pdf.toString('latin1')).not.toContain('pdfuaid');
});

test('previews a form that is not saved, and stores nothing', async () => {
  const { learner, change } = await withEverything();
  const count = async () => (await server.rows('select id from certificate_setting_versions')).length;
  const before = await count();
  const unsaved = { ...none, ...change, type_id: 2, signatory_name: 'Somebody Else' };
  const answer = await admin.post(`${settingsOf(learner)}/preview-pdf`, commandOf(unsaved));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const [text = ''] = pdfPages(answer.rawPayload);
  for (const words of ['Preview', 'Certificateofattendance', 'SomebodyElse', '2000000']) expect(text).toContain(words);
  expect(text).not.toContain('Penrose');
  expect(await count()).toBe(before);
  const refused = await admin.post(`${settingsOf(learner)}/preview-pdf`, commandOf({ ...none, logo: 'own' }));
  expect(refused.json().errors).toEqual({ logoPictureId: ['Upload the logo'] });
});

test('draws one preview at a time for a person, and of the waiting previews only the newest', async () => {
  const [{ productId }, actorId, otherId] = [await beginCourse(server), await buildUser(db), await buildUser(db)];
  let drawn = 0;
  let most = 0;
  let running = 0;
  const render = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    drawn += 1;
    return Buffer.from('%PDF-');
  };
  const preview = createPreviews({ services: server.services, renderer: { render, close: async () => undefined } });
  const place = { groupId: null, product: { type: 'abstract_course', id: productId } } as const;
  const by = (id: UserId) => preview({ id, level: 'superAdmin' } as Actor, { place, fields: none });
  const own = await Promise.allSettled([by(actorId), by(actorId), by(actorId), by(actorId)]);
  expect(own.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect([drawn, most]).toEqual([2, 1]);
  await Promise.all([by(actorId), by(otherId)]);
  expect(drawn).toBe(4);
});

test('the settings of a course can be previewed without an organisation', async () => {
  const learner = await beginCourse(server);
  const answer = await admin.post(`${root}/abstract-course-settings/${learner.productId}/preview-pdf`, commandOf(none));
  expect(pdfPages(answer.rawPayload)[0]).toContain('Exampleorganisation');
});
