import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { noCertificateSettings } from '@doselore/contract/certificate-settings';
import {
  checkCertificate,
  countOnlineReissue,
  countPaperReissue,
  getCertificatePdf,
  getCertificatesZip,
  getPlaceCertificatePdf,
  getPlaceCertificatesCsv,
  getSessionCertificatePdf,
  getSessionCertificatesCsv,
  listCertifiedCourses,
  listOnlineReissues,
  listOwnCertificates,
  listPaperReissues,
  listPlaceCertificates,
  listSessionCertificates,
  listUserCertificates,
  previewOnlineCertificate,
  previewPaperCertificate,
  previewWithdrawal,
  reissueOnline,
  reissuePaper,
  withdrawCertificate,
} from '@doselore/contract/certificates';
import {
  members,
  organisationAdmins,
  owners,
  serviceAdmins,
  siteAdmins,
} from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { anybody, ownSession, serviceOfSession, showing } from '../../../test-support/matrix/expectations.ts';
import { holderOfCertificate } from '../../../test-support/matrix/marks.ts';

/** Certificate of a member of a service, from the rows that `records` adds. */
const firstOfServices = 700_000;

/** Certificate that a delegate earned in a pharmacist-led course, from the rows that `records` adds. */
const firstOfSessions = 710_000;
const sessionReaders = { ...organisationAdmins, subgroupAdmin: serviceOfSession, virtualGroupAdmin: ownSession };

const days = { awardedFrom: '2026-01-01', awardedTo: '2026-01-31' };

/** Course from the rows of the room `certificate-settings`. */
const courseWithSettings = 846_000;

export const matrix: RoomMatrix = {
  records: `insert into certificates (id, serial, user_id, group_id, product_type, product_id, holder_first_name,
      holder_last_name, title, source, source_id, awarded_on, months, printed, state, verify_code)
    overriding system value
    select ${firstOfServices} + n.subgroup_id, 'SERVICE-' || n.subgroup_id, min(n.user_id), n.group_id, 'abstract_course',
      (select min(id) from abstract_courses), 'Member', 'Of service', 'Of a service', 'external', 900000 + n.subgroup_id, '2026-01-10',
      0, '{"drawing": 1, "organisation": "Own"}', 'superseded', 'SERVICE-' || n.subgroup_id
    from subgroup_members n group by n.subgroup_id, n.group_id;
    insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name,
      title, source, source_id, awarded_on, months, printed, verify_code)
    select 'REISSUE-' || p.type || m.group_id, min(m.user_id), m.group_id, p.type, ${courseWithSettings}, 'Member',
      'To reissue', 'Reissued', 'external', 950000 + m.group_id * 2 + p.nth, '2026-01-10', 0,
      '{"drawing": 1, "organisation": "Own"}', 'REISSUE-' || p.type || m.group_id
    from group_members m cross join (values (0, 'abstract_course'), (1, 'abstract_paper_course')) p (nth, type)
    group by m.group_id, p.nth, p.type;
    update virtual_group_delegates d set licence_id = l.id from virtual_groups v
      join (select user_id, group_id, min(id) as id from licences group by user_id, group_id) l
        on l.group_id = v.group_id
      where v.id = d.virtual_group_id and l.user_id = d.user_id and d.licence_id is null;
    insert into certificates (id, serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name,
      title, source, source_id, awarded_on, months, printed, state, verify_code)
    overriding system value
    select ${firstOfSessions} + v.id, 'SESSION-' || v.id, d.user_id, v.group_id, 'abstract_course', v.abstract_course_id,
      'Member', 'Of session', 'Of a session', 'pled', d.licence_id, '2026-01-10', 0, '{"drawing": 1, "organisation": "Own"}',
      'superseded', 'SESSION-' || v.id
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id where d.licence_id is not null
    order by d.virtual_group_id on conflict do nothing`,
  words: () => ({ code: 'NO-SUCH-CODE' }),
  ids: ({ attempt }) => ({
    ...{ code: attempt.code, certificateId: attempt.certificateId },
    ...{ abstractCourseId: courseWithSettings, abstractPaperCourseId: courseWithSettings },
  }),
  examples: [
    exampleOf(listOwnCertificates, members),
    exampleOf(getCertificatePdf, owners),
    exampleOf(getCertificatesZip, members),
    exampleOf(previewWithdrawal, siteAdmins),
    exampleOf(withdrawCertificate, siteAdmins, {
      body: () => ({ reason: 'mistake', note: '', holdsFrom: 'start', restoresId: null }),
      tidyUp: "update certificates set state = 'valid', revoked_at = null where state = 'revoked'",
    }),
    ...[listPlaceCertificates, getPlaceCertificatesCsv, listCertifiedCourses].flatMap(({ group, subgroup }) => [
      exampleOf(group, organisationAdmins),
      exampleOf(subgroup, serviceAdmins('LOW')),
    ]),
    exampleOf(getPlaceCertificatePdf.group, organisationAdmins),
    exampleOf(getPlaceCertificatePdf.subgroup, serviceAdmins('LOW'), {
      ids: ({ placeIds }) => ({ certificateId: firstOfServices + Number(placeIds.subgroupId) }),
    }),
    ...[listSessionCertificates, getSessionCertificatesCsv].map((call) => exampleOf(call, sessionReaders)),
    exampleOf(getSessionCertificatePdf, sessionReaders, {
      ids: ({ placeIds }) => ({ certificateId: firstOfSessions + Number(placeIds.virtualGroupId) }),
    }),
    exampleOf(listUserCertificates, siteAdmins),
    ...[previewOnlineCertificate, previewPaperCertificate].flatMap(({ site, ofGroup }) => [
      exampleOf(site, siteAdmins, { body: () => commandOf(noCertificateSettings) }),
      exampleOf(ofGroup, siteAdmins, { body: () => commandOf(noCertificateSettings) }),
    ]),
    ...[countOnlineReissue, countPaperReissue].map((call) => exampleOf(call, siteAdmins, { body: () => days })),
    ...[reissueOnline, reissuePaper].map((call) =>
      exampleOf(call, siteAdmins, {
        body: () => ({ ...days, reason: 'New logo', tellsHolders: false, idempotencyKey: randomUUID() }),
        tidyUp: "delete from certificate_reissues; delete from background_tasks where kind = 'certificate-reissue'",
      }),
    ),
    ...[listOnlineReissues, listPaperReissues].map((call) => exampleOf(call, siteAdmins)),
    exampleOf(checkCertificate, { site: showing(anybody, holderOfCertificate) }, { tidyUp: 'delete from throttles' }),
  ],
};
