import { commandOf } from '@doselore/contract';
import {
  addCertificatePicture,
  archiveFooterMessage,
  archiveIcon,
  changeFooterMessage,
  changeIcon,
  createFooterMessage,
  createIcon,
  getCertificatePicture,
  getOnlineSettings,
  getPaperSettings,
  listCertificateTypes,
  listFooterMessages,
  listIcons,
  noCertificateSettings,
  saveOnlineSettings,
  savePaperSettings,
} from '@doselore/contract/certificate-settings';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { paint } from '../../../test-support/paint.ts';

const first = 846_000;
const records = `
  insert into abstract_courses (id, title, default_months, training_class) overriding system value
  values (${first}, 'With settings', 12, 'clinical');
  insert into abstract_paper_courses (id, title, default_months, training_class) overriding system value
  values (${first}, 'With settings on paper', 12, 'clinical');
  insert into certificate_pictures (id, sha256, storage_key, media_type, bytes, width, height, uploaded_by, uploaded_at)
  overriding system value
  select ${first}, 'digest', (select min(evidence_key) from external_course_users), 'image/png', 16, 400, 400,
    (select min(id) from users), '2026-01-01T09:00:00Z';
  insert into certificate_icons (id, code, title, kind, picture_id, made_by, made_at) overriding system value
  select ${first}, 'icon', 'Accredited', 'accreditor', ${first}, uploaded_by, uploaded_at from certificate_pictures;
  insert into certificate_footer_messages (id, code, text, made_by, made_at) overriding system value
  select ${first}, 'footer', 'Accredited.', uploaded_by, uploaded_at from certificate_pictures where id = ${first};
  -- The newest row of a code has the highest id.
  select setval(pg_get_serial_sequence('certificate_icons', 'id'), ${first}),
    setval(pg_get_serial_sequence('certificate_footer_messages', 'id'), ${first});`;

const icon = { title: 'Accredited', kind: 'accreditor', groupId: null, pictureId: first } as const;
const fields = { ...noCertificateSettings, type_id: 2 };
const save = {
  body: () => commandOf({ ...fields, baseValues: { ...fields, type_id: null } }),
  tidyUp: 'delete from certificate_setting_versions',
};
const picture = { name: 'icon.png', bytes: paint(300, 300, () => [26, 102, 97]) };
const change = {
  tidyUp: `delete from certificate_icons where id <> ${first};
    delete from certificate_footer_messages where id <> ${first};
    update certificate_icons set archived_at = null; update certificate_footer_messages set archived_at = null`,
};

export const matrix: RoomMatrix = {
  records,
  ids: () => ({
    ...{ abstractCourseId: first, abstractPaperCourseId: first, iconId: first },
    ...{ footerMessageId: first, pictureId: first },
  }),
  examples: [
    exampleOf(listCertificateTypes, siteAdmins),
    exampleOf(listIcons, siteAdmins),
    exampleOf(createIcon, siteAdmins, { body: () => icon, ...change }),
    exampleOf(changeIcon, siteAdmins, { body: () => icon, ...change }),
    exampleOf(archiveIcon, siteAdmins, { body: () => ({ archived: true }), ...change }),
    exampleOf(listFooterMessages, siteAdmins),
    exampleOf(createFooterMessage, siteAdmins, { body: () => ({ text: 'Accredited.' }), ...change }),
    exampleOf(changeFooterMessage, siteAdmins, { body: () => ({ text: 'Accredited again.' }), ...change }),
    exampleOf(archiveFooterMessage, siteAdmins, { body: () => ({ archived: true }), ...change }),
    exampleOf(addCertificatePicture, siteAdmins, {
      file: picture,
      tidyUp: `delete from certificate_pictures where id <> ${first}`,
    }),
    exampleOf(getCertificatePicture, siteAdmins),
    ...[getOnlineSettings, getPaperSettings].flatMap(({ site, ofGroup }) => [
      exampleOf(site, siteAdmins),
      exampleOf(ofGroup, siteAdmins),
    ]),
    ...[saveOnlineSettings, savePaperSettings].flatMap(({ site, ofGroup }) => [
      exampleOf(site, siteAdmins, save),
      exampleOf(ofGroup, siteAdmins, save),
    ]),
  ],
};
