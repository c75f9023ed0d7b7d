import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import {
  addPaperScan,
  addPaperVersion,
  archivePaperCourse,
  correctPaperResult,
  createPaperCourse,
  getPaperCourse,
  getPaperFeedback,
  getPaperScan,
  listPaperCourses,
  listPaperResults,
  listPaperVersions,
  makePaperLive,
  previewPaperArchive,
  recordPaperResult,
  savePaperFeedback,
  updatePaperCourse,
} from '@doselore/contract/paper-courses';
import { organisationAdmins, owners, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type FindIds, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { picture } from '../../../test-support/matrix/files.ts';

const fields = {
  title: 'Renamed',
  summary: null,
  default_months: 12,
  renewal_basis: 'completion',
  training_class: 'clinical',
  motif: 'label',
  hue: 'leaf',
  has_score: true,
  pass_mark: 80,
  evidence: 'optional',
  assessors: '',
} as const;

/** Two licences of each member: one waits for a result, the other has one. Free retries move no seat. */
const [courseId, waitingId, doneId] = [810_000, 820_000, 830_000];
const licencesOf = (first: number, state: string) => `
  insert into licences (id, user_id, group_id, product_type, product_id, certificate_months, source_account_id, issued_by,
    issued_at, state, is_free_retry) overriding system value
  select distinct on (m.user_id) ${first} + m.user_id, m.user_id, m.group_id, 'abstract_paper_course', ${courseId}, 12,
    (select min(id) from licence_accounts where kind = 'POT'), m.user_id, '2026-01-01T09:00:00Z', '${state}', true
  from group_members m order by m.user_id, m.group_id;
  insert into paper_scans (licence_id, storage_key, file_name, media_type, bytes, uploaded_by, uploaded_at)
  select l.id, (select min(evidence_key) from external_course_users), 'scan.png', 'image/png', 16, l.user_id, l.issued_at
  from licences l where l.product_id = ${courseId} and l.state = '${state}';`;
const records = `
  insert into abstract_paper_courses (id, title, default_months, training_class) overriding system value
  values (${courseId}, 'Practical', 12, 'clinical');
  insert into paper_courses (id, abstract_paper_course_id, is_live) overriding system value values (${courseId}, ${courseId}, true);
  ${licencesOf(waitingId, 'issued')}
  ${licencesOf(doneId, 'failed')}
  insert into paper_results (id, licence_id, paper_course_id, user_id, group_id, outcome, taken_on, score, assessor,
    recorded_by, recorded_at) overriding system value
  select l.id, l.id, ${courseId}, l.user_id, l.group_id, 'fail', '2026-01-02', 40, 'An assessor', l.user_id, l.issued_at
  from licences l where l.product_id = ${courseId} and l.state = 'failed';`;

const waiting: FindIds = ({ placeIds }) => ({ licenceId: waitingId + Number(placeIds.userId) });
const done: FindIds = ({ placeIds }) => ({ licenceId: doneId + Number(placeIds.userId) });
const result = { takenOn: '2026-01-03', outcome: 'fail', score: 45, assessor: 'An assessor' } as const;
const record = {
  ids: waiting,
  body: () => ({ ...result, reason: null, idempotencyKey: randomUUID() }),
  tidyUp: `delete from paper_results where licence_id between ${waitingId} and ${doneId};
    update licences set state = 'issued', started_at = null where id between ${waitingId} and ${doneId}`,
};
const correct = {
  ids: done,
  body: () => ({ ...result, reason: 'Marked again', seenCorrections: 0 }),
  tidyUp: 'delete from paper_result_versions',
};

export const matrix: RoomMatrix = {
  records,
  ids: ({ attempt }) => ({ paperCourseId: courseId, licenceId: 0, paperResultId: doneId + attempt.userId }),
  examples: [
    exampleOf(listPaperCourses, siteAdmins),
    exampleOf(createPaperCourse, siteAdmins, { body: () => commandOf(fields) }),
    exampleOf(getPaperCourse, siteAdmins),
    exampleOf(updatePaperCourse, siteAdmins, { body: () => commandOf({ ...fields, baseValues: fields }) }),
    exampleOf(listPaperVersions, siteAdmins),
    exampleOf(addPaperVersion, siteAdmins, { body: () => ({ idempotencyKey: randomUUID() }) }),
    exampleOf(makePaperLive, siteAdmins, { body: () => ({ seenLiveId: courseId }) }),
    exampleOf(previewPaperArchive, siteAdmins),
    exampleOf(archivePaperCourse, siteAdmins, {
      body: () => ({ archived: true, reason: 'No longer taught' }),
      tidyUp: 'update abstract_paper_courses set archived_at = null',
    }),
    exampleOf(listPaperResults.group, organisationAdmins),
    exampleOf(listPaperResults.subgroup, serviceAdmins('MED')),
    exampleOf(recordPaperResult.group, organisationAdmins, record),
    exampleOf(recordPaperResult.subgroup, serviceAdmins('MED'), record),
    exampleOf(correctPaperResult, siteAdmins, correct),
    exampleOf(addPaperScan.group, organisationAdmins, { ids: waiting, file: picture }),
    exampleOf(addPaperScan.subgroup, serviceAdmins('MED'), { ids: waiting, file: picture }),
    exampleOf(getPaperFeedback, owners),
    exampleOf(savePaperFeedback, owners, {
      body: () => ({ rating: 4 }),
      unaudited: { paper_feedback: 'stars for a course, kept with who gave them and when' },
    }),
    exampleOf(getPaperScan.group, organisationAdmins, { ids: waiting }),
    exampleOf(getPaperScan.subgroup, serviceAdmins('MED'), { ids: waiting }),
  ],
};
