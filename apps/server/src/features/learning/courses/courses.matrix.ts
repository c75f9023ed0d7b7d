import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import {
  addVersion,
  archiveCourse,
  archiveSco,
  changeRefresher,
  checklistText,
  createCourse,
  getCourse,
  getRefresher,
  getSco,
  getThumbnail,
  goLive,
  listChecklists,
  listCourses,
  listScos,
  listVersions,
  previewArchive,
  previewScoArchive,
  saveChecklist,
  sequenceScos,
  updateCourse,
  updateSco,
  uploadThumbnail,
} from '@doselore/contract/courses';
import { members, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { picture } from '../../../test-support/matrix/files.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const fields = {
  title: 'Renamed',
  summary: null,
  deliverable_id: 1,
  default_months: 12,
  renewal_basis: 'completion',
  training_class: 'clinical',
  motif: 'hex',
  hue: 'leaf',
  is_live: true,
} as const;
const module = {
  title: 'Module',
  mastery_override: true,
  complete_on_open: false,
  allow_outside_connections: false,
  max_attempts: null,
  minutes: null,
};

export const matrix: RoomMatrix = {
  words: () => ({ version: 'v1' }),
  ids: ({ world, position }) => ({
    scoId: (position === 'archived' ? world.archivedCourse : world.course).scoIds[0] ?? absent,
  }),
  examples: [
    exampleOf(listCourses, siteAdmins),
    exampleOf(createCourse, siteAdmins, { body: () => commandOf(fields) }),
    exampleOf(getCourse, siteAdmins),
    exampleOf(updateCourse, siteAdmins, { body: () => commandOf({ ...fields, baseValues: fields }) }),
    exampleOf(listVersions, siteAdmins),
    exampleOf(addVersion, siteAdmins, { body: () => ({ idempotencyKey: randomUUID() }) }),
    exampleOf(goLive, siteAdmins, { body: () => ({ seenLiveId: null }) }),
    exampleOf(previewArchive, siteAdmins),
    exampleOf(archiveCourse, siteAdmins, {
      body: ({ position }) => ({ archived: position === 'archived', reason: 'No longer taught' }),
    }),
    exampleOf(getRefresher, siteAdmins),
    exampleOf(changeRefresher, siteAdmins, { body: () => ({ refresherCourseId: null }) }),
    exampleOf(listChecklists, siteAdmins),
    exampleOf(saveChecklist, siteAdmins, {
      body: () => ({ items: checklistText([{ text: 'Calls for help', is_critical: true }]), version: 0 }),
    }),
    exampleOf(uploadThumbnail, siteAdmins, { file: picture }),
    exampleOf(getThumbnail, members),
    exampleOf(listScos, siteAdmins),
    exampleOf(sequenceScos, siteAdmins, { body: ({ world }) => ({ scoIds: world.course.scoIds }) }),
    exampleOf(previewScoArchive, siteAdmins),
    exampleOf(archiveSco, siteAdmins, {
      body: () => ({ archived: true }),
      tidyUp: 'update scos set archived_at = null, is_archived_by_hand = false',
    }),
    exampleOf(getSco, siteAdmins),
    exampleOf(updateSco, siteAdmins, { body: () => commandOf({ ...module, baseValues: module }) }),
  ],
  deletedElsewhere: {
    usual_minutes: 'the daily job deletes them',
  },
};
