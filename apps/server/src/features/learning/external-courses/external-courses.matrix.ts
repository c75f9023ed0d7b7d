import { randomUUID } from 'node:crypto';
import { commandOf, emptyRecord } from '@doselore/contract';
import {
  addEvidence,
  addExternalEntry,
  addMemberEntry,
  addMemberEvidence,
  addRecognition,
  archiveExternalCourse,
  changeExternalEntry,
  changeMemberEntry,
  createExternalCourse,
  decideEntry,
  deleteExternalEntry,
  endRecognition,
  externalCourseFields,
  getEntryQueueCsv,
  getEvidence,
  getExternalCatalogueCsv,
  getExternalCourse,
  getExternalEntry,
  getMemberEntry,
  getMemberEvidence,
  listEntryQueue,
  listExternalCatalogue,
  listExternalCourses,
  listMemberEntries,
  previewExternalArchive,
  updateExternalCourse,
  verifyEntries,
} from '@doselore/contract/external-courses';
import {
  members,
  organisationAdmins,
  owners,
  serviceAdmins,
  siteAdmins,
} from '../../../test-support/matrix/callers.ts';
import { exampleOf, type FindIds, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import {
  anyOrganisationAdmin,
  anyServiceAdmin,
  ownOrganisation,
  ownService,
  serviceOfOwnOrganisation,
  showing,
  siteAdmin,
} from '../../../test-support/matrix/expectations.ts';
import { picture } from '../../../test-support/matrix/files.ts';
import { type Marks, ownOrganisations, ownServices } from '../../../test-support/matrix/marks.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const externalEntry = {
  external_course_id: null,
  title: 'First aid',
  provider: 'Somebody',
  completed_on: '2026-01-02',
  months: 36,
};

const catalogueCourse = {
  ...emptyRecord(externalCourseFields),
  ...{ title: 'Vaccination practical', provider: 'Somebody', default_months: 24, needs_evidence: true },
};
const catalogueId = 700_000;
const catalogue = `insert into external_courses (id, title, provider, default_months) overriding system value
    values (${catalogueId}, 'Practical', 'Somebody', 24);
  insert into abstract_paper_courses (id, title, default_months, training_class) overriding system value
    values (${catalogueId}, 'Practical', 24, 'clinical');
  insert into external_course_recognitions (id, external_course_id, product_type, product_id, from_on, made_by, made_at)
    overriding system value
  select ${catalogueId}, ${catalogueId}, 'abstract_paper_course', ${catalogueId}, '2026-01-01', min(id),
    '2026-01-01T09:00:00Z' from users;`;
const recognised = `delete from external_course_recognitions where id <> ${catalogueId}`;

/** An entry of each member, whose id is that of the person and 800,000. Its file is that of another entry. */
const firstId = 800_000;
const shownAt = '2026-01-05T09:00:00.000Z';
const entries = `${catalogue} insert into external_course_users
    (id, user_id, group_id, title, provider, completed_on, months, entered_by, evidence_key, evidence_name,
      evidence_type, evidence_bytes, created_at, updated_at) overriding system value
  select distinct on (m.user_id) ${firstId} + m.user_id, m.user_id, m.group_id, 'First aid', 'Somebody', '2026-01-02'::date, 36,
    m.user_id, (select min(evidence_key) from external_course_users), 'evidence.png', 'image/png', 16, '${shownAt}', '${shownAt}'
  from group_members m order by m.user_id, m.group_id`;
const ofMember: FindIds = ({ placeIds }) => ({ externalCourseUserId: firstId + Number(placeIds.userId) });
/** A person takes their entries along: one of a member here was written in the archived organisation. */
const fromElsewhere =
  (usual: Marks): Marks =>
  (requester) => [...usual(requester), 'MKR_ARCHIVED_S1_USER_DATA$'];
const verdict = { verdict: 'verified', note: null, seenAt: shownAt, seenVerdictId: null } as const;
const newEntry = () => commandOf({ ...externalEntry, idempotencyKey: randomUUID() });
const changed = () => commandOf({ ...externalEntry, baseValues: { ...externalEntry, reference: '' } });
const asShown = `update external_course_users set updated_at = '${shownAt}' where id > ${firstId}`;
/** Admins of all places, with service admins from this level up. */
const adminsFrom = (least: 'MED' | 'HIGH') => ({
  superAdmin: siteAdmin,
  groupingAdmin: showing(anyOrganisationAdmin, fromElsewhere(ownOrganisations)),
  subgroupAdmin: showing(anyServiceAdmin(least), fromElsewhere(ownServices)),
});
/** Names an entry that nobody has, so that the call is answered without a verdict. */
const verifying = () => ({
  entries: [{ groupId: absent, externalCourseUserId: absent, seenAt: shownAt, seenVerdictId: null }],
  idempotencyKey: randomUUID(),
});
const nothingDecided = 'a call that names no entry decides nothing';
const undecided = `delete from external_verdicts where entry_id > ${firstId}`;

export const matrix: RoomMatrix = {
  records: entries,
  ids: ({ attempt }) => ({
    externalCourseUserId: attempt.externalCourseUserId,
    externalCourseId: catalogueId,
    recognitionId: catalogueId,
  }),
  examples: [
    exampleOf(listExternalCatalogue, siteAdmins),
    exampleOf(getExternalCatalogueCsv, siteAdmins),
    exampleOf(createExternalCourse, siteAdmins, { body: () => commandOf(catalogueCourse) }),
    exampleOf(getExternalCourse, siteAdmins),
    exampleOf(updateExternalCourse, siteAdmins, {
      body: () => commandOf({ ...catalogueCourse, baseValues: catalogueCourse }),
    }),
    exampleOf(previewExternalArchive, siteAdmins),
    exampleOf(archiveExternalCourse, siteAdmins, {
      body: () => ({ archived: true, reason: 'No longer taught' }),
      tidyUp: 'update external_courses set archived_at = null',
    }),
    exampleOf(addRecognition, siteAdmins, {
      body: () => ({
        productType: 'abstract_paper_course',
        productId: catalogueId,
        fromOn: '2020-01-01',
        untilOn: '2021-01-01',
      }),
      tidyUp: recognised,
    }),
    exampleOf(endRecognition, siteAdmins, {
      body: () => ({ untilOn: '2026-06-01', seenUntilOn: null }),
      tidyUp: 'update external_course_recognitions set until_on = null, ended_by = null, ended_at = null',
    }),
    exampleOf(listExternalCourses, members),
    exampleOf(getExternalEntry, owners),
    exampleOf(addExternalEntry, members, { body: () => commandOf(externalEntry) }),
    exampleOf(changeExternalEntry, owners, { body: () => commandOf(externalEntry) }),
    exampleOf(addEvidence, owners, { file: picture }),
    exampleOf(getEvidence, owners),
    exampleOf(deleteExternalEntry, owners),
    exampleOf(listEntryQueue, adminsFrom('MED')),
    exampleOf(getEntryQueueCsv, adminsFrom('MED')),
    exampleOf(verifyEntries, adminsFrom('HIGH'), {
      body: verifying,
      tidyUp: undecided,
      unaudited: { idempotency_keys: nothingDecided, licence_batches: nothingDecided },
    }),
    exampleOf(listMemberEntries.group, {
      superAdmin: siteAdmin,
      groupingAdmin: showing(ownOrganisation, fromElsewhere(ownOrganisations)),
    }),
    exampleOf(listMemberEntries.subgroup, {
      superAdmin: siteAdmin,
      groupingAdmin: showing(serviceOfOwnOrganisation, fromElsewhere(ownOrganisations)),
      subgroupAdmin: showing(ownService('MED'), fromElsewhere(ownServices)),
    }),
    exampleOf(getMemberEntry.group, organisationAdmins, { ids: ofMember }),
    exampleOf(getMemberEntry.subgroup, serviceAdmins('MED'), { ids: ofMember }),
    exampleOf(addMemberEntry.group, organisationAdmins, { body: newEntry }),
    exampleOf(addMemberEntry.subgroup, serviceAdmins('MED'), { body: newEntry }),
    exampleOf(changeMemberEntry.group, organisationAdmins, { ids: ofMember, body: changed, tidyUp: asShown }),
    exampleOf(changeMemberEntry.subgroup, serviceAdmins('MED'), { ids: ofMember, body: changed, tidyUp: asShown }),
    exampleOf(addMemberEvidence.group, organisationAdmins, { ids: ofMember, file: picture, tidyUp: asShown }),
    exampleOf(addMemberEvidence.subgroup, serviceAdmins('MED'), { ids: ofMember, file: picture, tidyUp: asShown }),
    exampleOf(getMemberEvidence.group, organisationAdmins, { ids: ofMember }),
    exampleOf(getMemberEvidence.subgroup, serviceAdmins('MED'), { ids: ofMember }),
    exampleOf(decideEntry.group, organisationAdmins, { ids: ofMember, body: () => verdict, tidyUp: undecided }),
    exampleOf(decideEntry.subgroup, serviceAdmins('HIGH'), { ids: ofMember, body: () => verdict, tidyUp: undecided }),
  ],
};
