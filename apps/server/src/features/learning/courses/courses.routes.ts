import {
  addVersion as addVersionEndpoint,
  archiveCourse as archiveEndpoint,
  archiveSco as archiveScoEndpoint,
  changeRefresher as changeRefresherEndpoint,
  createCourse as createEndpoint,
  getCourse,
  getRefresher,
  getSco,
  getThumbnail,
  goLive as goLiveEndpoint,
  listChecklists,
  listCourses,
  listScos,
  listVersions as listVersionsEndpoint,
  previewArchive,
  previewScoArchive,
  saveChecklist,
  sequenceScos as sequenceEndpoint,
  updateCourse,
  updateSco,
  uploadThumbnail,
} from '@doselore/contract/courses';
import { notFound } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { imageType } from '../../../platform/files/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import {
  archiveSco,
  changeSco,
  listPackages,
  orderScos,
  showArchivedScos,
  showSco,
  showScoArchive,
  showScos,
} from '../packages/index.ts';
import { archiveCourse } from './archiving/archive-course.ts';
import { findProductOf } from './archiving/archiving.repository.ts';
import { showArchivePreview } from './archiving/show-archive-preview.ts';
import { changeCourse } from './change-course.ts';
import { changeRefresher } from './change-refresher.ts';
import { listVersions } from './checklists/checklists.repository.ts';
import { saveVersion } from './checklists/save-version.ts';
import { presentCourse, presentCourseDetail } from './courses.presenter.ts';
import { findCourseRow, listCourseRows } from './courses.repository.ts';
import { createCourse } from './create-course.ts';
import { findAbstractCourse, findRefresher } from './refreshers.repository.ts';
import { saveThumbnail } from './save-thumbnail.ts';
import { addVersion } from './versions/add-version.ts';
import { goLive } from './versions/go-live.ts';
import { showVersions } from './versions/show-versions.ts';

const ok = { ok: true } as const;

export const courseRoutes: Route[] = [
  serve(listCourses, async ({ query, services }) => {
    const rows = await listCourseRows(services.db, query);
    return pageOf(rows, presentCourse);
  }),
  serve(createEndpoint, async ({ body, services, actor }) =>
    courseDetail(services.db, await createCourse(services, actor, body)),
  ),
  serve(getCourse, ({ params, services }) => courseDetail(services.db, params.courseId)),
  serve(updateCourse, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeCourse(services, actor, { courseId: params.courseId, change: body }),
  })),
  serve(listVersionsEndpoint, ({ params, services }) => showVersions(services.db, params.courseId)),
  serve(addVersionEndpoint, async ({ params, body, services, actor }) =>
    courseDetail(services.db, await addVersion(services, actor, { ...params, ...body })),
  ),
  serve(goLiveEndpoint, async ({ params, body, services, actor }) => {
    await goLive(services, actor, { ...params, ...body });
    return courseDetail(services.db, params.courseId);
  }),
  serve(previewArchive, async ({ params, services }) => {
    const productId = await findProductOf(services.db, params.courseId);
    if (productId === undefined) throw notFound();
    return showArchivePreview(services, { productType: 'abstract_course', productId });
  }),
  serve(archiveEndpoint, async ({ params, body, services, actor }) => {
    await archiveCourse(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(getRefresher, async ({ params, services }) => {
    const abstractCourseId = await findAbstractCourse(services.db, params.courseId);
    if (abstractCourseId === undefined) throw notFound();
    return findRefresher(services.db, abstractCourseId);
  }),
  serve(changeRefresherEndpoint, async ({ params, body, services, actor }) => {
    await changeRefresher(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(listChecklists, ({ params, services }) => showChecklists(services.db, params.courseId)),
  serve(saveChecklist, async ({ params, body, services, actor }) => {
    await saveVersion(services, actor, { ...params, ...body });
    return showChecklists(services.db, params.courseId);
  }),
  serve(uploadThumbnail, async ({ params, receiveUpload, services, actor }) => {
    await courseDetail(services.db, params.courseId);
    await saveThumbnail(services, actor, { courseId: params.courseId, file: await receiveUpload() });
    return courseDetail(services.db, params.courseId);
  }),
  serve(getThumbnail, async ({ params, services }) => {
    const course = await findCourseRow(services.db, params.courseId);
    if (!course?.thumbnail_key) throw notFound();
    const { stream, bytes } = await services.files.read(course.thumbnail_key);
    const type = await imageType(services.files.pathOf(course.thumbnail_key));
    return { stream, bytes, type: type ?? 'application/octet-stream', immutable: true };
  }),
  serve(listScos, async ({ params, services }) => {
    await courseDetail(services.db, params.courseId);
    const [packages, scos, archived] = await Promise.all([
      listPackages(services.db, params.courseId),
      showScos(services.db, params.courseId),
      showArchivedScos(services.db, params.courseId),
    ]);
    return { packages, scos, archived };
  }),
  serve(sequenceEndpoint, async ({ params, body, services, actor }) => {
    await orderScos(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(previewScoArchive, ({ params, services }) => showScoArchive(services.db, params)),
  serve(archiveScoEndpoint, async ({ params, body, services, actor }) => {
    await archiveSco(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(getSco, ({ params, services }) => showSco(services.db, params)),
  serve(updateSco, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeSco(services, actor, { place: params, change: body }),
  })),
];

async function showChecklists(db: Database, courseId: number) {
  const productId = await findAbstractCourse(db, courseId);
  if (productId === undefined) throw notFound();
  return (await listVersions(db, productId)).map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

async function courseDetail(db: Database, courseId: number) {
  const row = await findCourseRow(db, courseId);
  if (row === undefined) throw notFound();
  return presentCourseDetail(row);
}
