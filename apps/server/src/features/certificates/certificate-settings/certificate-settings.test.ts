import { commandName, commandOf } from '@doselore/contract';
import { noCertificateSettings as none } from '@doselore/contract/certificate-settings';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { paint } from '../../../test-support/paint.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-11-27T10:00:00Z');
const admin = await server.as(await buildUser(db, { roles: ['super_admin'], firstName: 'Sue', lastName: 'Site' }));
const other = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const root = '/api/admin/certificates';

let made = 0;
/** Returns a picture that nobody has uploaded before. */
function newPicture(): Buffer {
  made += 1;
  return paint(300, 320, () => [made % 256, made >> 8, 9]);
}
const upload = (bytes = newPicture()) => admin.upload(`${root}/pictures`, { name: 'picture.png', bytes });
const pictureId = async () => (await upload()).json().id as number;
const icon = async (title: string, more: object = {}) =>
  (
    await admin.post(`${root}/icons`, { title, kind: 'scheme', groupId: null, pictureId: await pictureId(), ...more })
  ).json();
const footer = async (text: string) => (await admin.post(`${root}/footer-messages`, { text })).json();

async function place() {
  const courseId = await buildAbstractCourse(db);
  const groupId = await buildGroup(db);
  return {
    courseId,
    groupId,
    course: `${root}/abstract-course-settings/${courseId}`,
    group: `/api/admin/groups/${groupId}/certificate-settings/online-courses/${courseId}`,
  };
}

test('lists the 4 types of certificate, each with the words before the title of its course', async () => {
  const types = (await admin.get(`${root}/types`)).json();
  expect(types.map(({ id, code, lead }: { id: number; code: string; lead: string }) => [id, code, lead])).toEqual([
    [1, 'completion', 'has completed'],
    [2, 'attendance', 'has attended'],
    [3, 'competence', 'has been assessed as competent in'],
    [4, 'learning', 'has completed the learning for'],
  ]);
});

test('inherits field by field: of the organisation, else of the course, else of the site', async () => {
  const { course, group, courseId, groupId } = await place();
  const ofCourse = {
    ...none,
    type_id: 2,
    show_hours: false,
    signatory: 'own',
    signatory_name: 'Dr A Course',
    signatory_title: 'Lead',
  };
  const saved = await admin.put(course, commandOf({ ...ofCourse, baseValues: none }));
  expect(saved.json().now).toEqual(ofCourse);
  const ofGroup = { ...none, show_hours: true, logo: 'none' };
  expect((await admin.post(group, commandOf({ ...ofGroup, baseValues: none }))).statusCode).toBe(200);
  const shown = (await admin.get(group)).json();
  expect(shown).toMatchObject({
    product: { id: courseId },
    group: { id: groupId },
    fields: ofGroup,
    inherited: { type_id: 2, show_hours: false, logo: 'site', signatory_name: 'Dr A Course', show_organisation: true },
    inherited_from: { type_id: 'course', show_hours: 'course', logo: 'site', signature_picture_id: 'course' },
    version: 1,
    changed: { at: '2026-11-27T10:00:00.000Z', by: 'Sue Site' },
    organisations: [],
  });
  expect((await admin.get(course)).json()).toMatchObject({ group: null, organisations: [{ id: groupId }] });
  const cleared = await admin.post(group, commandOf({ ...none, baseValues: ofGroup }));
  expect(cleared.json().now).toEqual(none);
  expect((await admin.get(group)).json().version).toBe(2);
  const rows = await server.rows<{ version: number }>(
    'select version from certificate_setting_versions where group_id = $1 order by 1',
    [groupId],
  );
  expect(rows.map(({ version }) => version)).toEqual([1, 2]);
});

test('saving what is already there makes no version', async () => {
  const { course } = await place();
  expect((await admin.put(course, commandOf({ ...none, baseValues: none }))).statusCode).toBe(200);
  expect((await admin.get(course)).json()).toMatchObject({ version: 0, changed: null });
});

test('merges the changes of two people, and shows a conflict in one field', async () => {
  const { course } = await place();
  const mine = { ...none, type_id: 4 };
  expect((await admin.put(course, commandOf({ ...mine, baseValues: none }))).statusCode).toBe(200);
  const theirs = await other.put(course, commandOf({ ...none, show_objectives: true, baseValues: none }));
  expect(theirs.json().now).toMatchObject({ type_id: 4, show_objectives: true });
  const conflict = await other.put(course, commandOf({ ...none, type_id: 2, baseValues: none }));
  expect(conflict.statusCode).toBe(409);
  expect(conflict.json().edit_conflict).toMatchObject({ by: 'Sue Site', fields: ['type_id'], now: { type_id: 4 } });
});

test('12 concurrent saves add 12 versions, and no change is lost', async () => {
  const { course, courseId } = await place();
  const names = ['show_hours', 'show_objectives', 'show_registration_number', 'show_organisation'] as const;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => {
      const change = { ...none, [names[nth % names.length] ?? 'show_hours']: true };
      return (nth % 2 ? admin : other).put(course, commandOf({ ...change, baseValues: none }));
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const versions = await server.rows<{ version: number }>(
    'select version from certificate_setting_versions where product_id = $1 order by 1',
    [courseId],
  );
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect((await admin.get(course)).json().fields).toMatchObject(Object.fromEntries(names.map((name) => [name, true])));
});

test.each([
  ['an own logo without a picture', { logo: 'own' }, 'logo_picture_id', 'Upload the logo'],
  ['a picture that does not exist', { logo: 'own', logo_picture_id: 999_999 }, 'logo_picture_id', 'Upload the logo'],
  [
    'a signature that does not exist',
    { signatory: 'own', signatory_name: 'A', signature_picture_id: 999_999 },
    'signature_picture_id',
    'Upload the signature',
  ],
  ['a signatory without a name', { signatory: 'own' }, 'signatory_name', 'Enter the name of the signatory'],
  ['an unknown icon', { icon_ids: '999999' }, 'icon_ids', 'Choose icons from the list'],
  ['four icons', { icon_ids: '1,2,3,4' }, 'icon_ids', 'Choose at most 3'],
  ['an unknown message', { footer_message_ids: '999999' }, 'footer_message_ids', 'Choose messages from the list'],
  ['an unknown type', { type_id: 9 }, 'type_id', undefined],
])('refuses settings with %s, and names the field', async (_name, change, field, message) => {
  const { course } = await place();
  const answer = await admin.put(course, commandOf({ ...none, ...change, baseValues: none }));
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([commandName(field)]);
  if (message !== undefined) expect(answer.json().errors[commandName(field)][0]).toBe(message);
});

test('an icon of an organisation is for that organisation only', async () => {
  const [{ group, groupId }, elsewhere] = [await place(), await place()];
  const { id } = await icon('Own mark', { kind: 'organisation', groupId });
  const change = { ...none, icon_ids: String(id), baseValues: none };
  expect((await admin.post(group, commandOf(change))).statusCode).toBe(200);
  expect((await admin.post(elsewhere.group, commandOf(change))).statusCode).toBe(422);
  expect((await admin.put(elsewhere.course, commandOf(change))).statusCode).toBe(422);
  const without = await admin.post(`${root}/icons`, {
    title: 'A',
    kind: 'organisation',
    groupId: null,
    pictureId: await pictureId(),
  });
  expect(without.json().errors).toEqual({ groupId: ['Choose the organisation'] });
});

test('a changed icon takes its place in settings under the same code, and an archived one leaves them', async () => {
  const { course } = await place();
  const before = await icon('Board 2025');
  const kept = await icon('Scheme');
  const ids = [before.id, kept.id].join(',');
  expect((await admin.put(course, commandOf({ ...none, icon_ids: ids, baseValues: none }))).statusCode).toBe(200);
  const board = { title: 'Board 2026', kind: 'accreditor', groupId: null, pictureId: before.picture_id };
  const after = (await admin.put(`${root}/icons/${before.id}`, board)).json();
  expect(after).toMatchObject({ code: before.code, title: 'Board 2026', is_archived: false });
  expect(after.id).not.toBe(before.id);
  expect((await admin.get(course)).json().fields.icon_ids).toBe([kept.id, after.id].join(','));
  const again = await other.put(`${root}/icons/${before.id}`, board);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Someone changed this icon after you opened it. Your change was not saved. Open the icon again.',
  ]);
  await admin.post(`${root}/icons/${kept.id}/archive`, { archived: true });
  expect((await admin.get(course)).json().fields.icon_ids).toBe(String(after.id));
  await admin.post(`${root}/icons/${kept.id}/archive`, { archived: false });
  expect((await admin.get(course)).json().fields.icon_ids).toBe([kept.id, after.id].join(','));
  expect((await admin.put(`${root}/icons/999999`, board)).statusCode).toBe(404);
});

test('of 10 people who change a footer message at once one succeeds', async () => {
  const before = await footer('Accredited for {{hours}}.');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      (nth % 2 ? admin : other).put(`${root}/footer-messages/${before.id}`, { text: `Words ${nth}` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const rows = await server.rows('select id from certificate_footer_messages where code = $1', [before.code]);
  expect(rows).toHaveLength(2);
});

test('refuses a footer message with an unknown variable, and names those that it may use', async () => {
  const answer = await admin.post(`${root}/footer-messages`, { text: 'Accredited for {{days}}.' });
  expect(answer.json().errors).toEqual({
    text: ['{{days}} is not a variable. Use {{hours}}, {{accreditor}} or {{reference}}'],
  });
  expect((await footer('For {{ hours }} by {{accreditor}}, {{reference}}.')).is_archived).toBe(false);
});

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

test('stores the same picture once, also for two uploads at once, and shows it', async () => {
  const bytes = paint(400, 300, (x) => [Math.round(x * 255), 7, 7]);
  const answers = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
  const ids = new Set(answers.map((answer) => answer.json().id));
  expect(ids.size).toBe(1);
  const shown = await admin.get(`${root}/pictures/${[...ids][0]}`);
  expect(shown.headers['content-type']).toBe('image/png');
  expect(await pixelsOf(shown.rawPayload)).toEqual(await pixelsOf(bytes));
});

/** Returns the picture that is stored for an uploaded one. */
async function storedOf(bytes: Buffer): Promise<Buffer> {
  return (await admin.get(`${root}/pictures/${(await upload(bytes)).json().id}`)).rawPayload;
}

test('stores what is transparent as white, and colours of 16 bits and of a palette as 8 bits', async () => {
  const clear = sharp({
    create: { width: 300, height: 300, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  });
  for (const bytes of [
    await clear.clone().png().toBuffer(),
    await clear.clone().toColourspace('rgb16').png().toBuffer(),
    await clear.clone().png({ palette: true }).toBuffer(),
    await clear.clone().png({ progressive: true }).toBuffer(),
  ]) {
    const { data, info } = await pixelsOf(await storedOf(bytes));
    expect(info).toMatchObject({ width: 300, height: 300, channels: 3 });
    for (const [nth, value] of [255, 127, 127].entries())
      expect(Math.abs((data[nth] ?? 0) - value)).toBeLessThanOrEqual(1);
  }
});

test('stores a photo upright, without the data of the camera, and no larger than a certificate needs', async () => {
  const photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#102030' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mary Penrose' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  expect(photo.includes('Penrose')).toBe(true);
  const stored = await storedOf(photo);
  expect(stored.includes('Penrose')).toBe(false);
  const { width, height, orientation, exif } = await sharp(stored).metadata();
  expect({ width, height, orientation, exif }).toEqual({
    ...{ width: 1_000, height: 2_000 },
    ...{ orientation: undefined, exif: undefined },
  });
});

test.each([
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Choose a PNG or JPEG picture'],
  [
    'a small picture',
    paint(299, 400, () => [1, 2, 3]),
    'Choose a picture with 300 to 4,000 pixels on each side. This picture has 299 × 400 pixels',
  ],
  [
    'a cut picture',
    paint(300, 300, (x) => [x * 200, 2, 3]).subarray(0, 200),
    'The file is damaged. Save the picture again',
  ],
  ['a WebP', Buffer.concat([Buffer.from('RIFF0000WEBP'), Buffer.alloc(40)]), 'Choose a PNG or JPEG picture'],
])('refuses %s as a picture', async (_name, bytes, message) => {
  const answer = await upload(bytes);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [message] }]);
});

test('the audit trail names the course of changed settings, and their values before and after', async () => {
  const { group, groupId, courseId } = await place();
  await admin.post(group, commandOf({ ...none, type_id: 3, baseValues: none }));
  const [event] = await server.rows(
    "select subject, changes from audit_events where action = 'certificates.changeSettings' and group_id = $1",
    [groupId],
  );
  expect(event).toEqual({ subject: `product ${courseId}`, changes: { type_id: [null, 3] } });
});
