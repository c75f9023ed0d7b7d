import { noCertificateSettings } from '@doselore/contract/certificate-settings';
import {
  checkCertificate,
  getCertificatePdf,
  getCertificatesZip,
  getPlaceCertificatePdf,
  listOwnCertificates,
  listPlaceCertificates,
  listUserCertificates,
  previewOnlineCertificate,
  previewPaperCertificate,
  previewWithdrawal,
  withdrawCertificate,
} from '@doselore/contract/certificates';
import { members, organisationAdmins, owners, serviceAdmins, siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { anybody, showing } from '../../test-support/matrix/expectations.ts';
import { holderOfCertificate } from '../../test-support/matrix/marks.ts';

/** Certificate of a member of a service, from the rows that `records` adds. */
const firstOfServices = 700_000;

/** Course from the rows of the room `certificate-settings`. */
const courseWithSettings = 840_000;

export const matrix: RoomMatrix = {
  records: `insert into certificates (id, serial, user_id, group_id, product_type, product_id, holder_first_name,
      holder_last_name, title, source, source_id, awarded_on, months, printed, state, verify_code)
    overriding system value
    select ${firstOfServices} + n.subgroup_id, 'SERVICE-' || n.subgroup_id, min(n.user_id), n.group_id, 'abstract_course',
      (select min(id) from abstract_courses), 'Member', 'Of service', 'Of a service', 'external', 900000 + n.subgroup_id, '2026-01-10',
      0, '{"drawing": 1, "organisation": "Own"}', 'superseded', 'SERVICE-' || n.subgroup_id
    from subgroup_members n group by n.subgroup_id, n.group_id`,
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
    exampleOf(listPlaceCertificates.group, organisationAdmins),
    exampleOf(listPlaceCertificates.subgroup, serviceAdmins('LOW')),
    exampleOf(getPlaceCertificatePdf.group, organisationAdmins),
    exampleOf(getPlaceCertificatePdf.subgroup, serviceAdmins('LOW'), {
      ids: ({ placeIds }) => ({ certificateId: firstOfServices + Number(placeIds.subgroupId) }),
    }),
    exampleOf(listUserCertificates, siteAdmins),
    ...[previewOnlineCertificate, previewPaperCertificate].flatMap(({ site, ofGroup }) => [
      exampleOf(site, siteAdmins, { body: () => noCertificateSettings }),
      exampleOf(ofGroup, siteAdmins, { body: () => noCertificateSettings }),
    ]),
    exampleOf(checkCertificate, { site: showing(anybody, holderOfCertificate) }),
  ],
};
