import {
  changeRefresher as changeRefresherEndpoint,
  createCourse,
  getCourse,
  getRefresher,
  getSco,
  getThumbnail,
  listCourses,
  listScos,
  sequenceScos as sequenceEndpoint,
  updateCourse,
  updateSco,
  uploadThumbnail,
} from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { type Database, tx } from '../../platform/db/index.ts';
import { imageType } from '../../platform/files/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { changesOf, recordAudit } from '../audits/index.ts';
import { listPackageRows, presentPackage } from '../packages/index.ts';
import { changeRefresher } from './change-refresher.ts';
import { presentCourse, presentCourseDetail, presentSco } from './courses.presenter.ts';
import {
  changeCourse,
  changeSco,
  findCourseRow,
  insertCourse,
  listCourseRows,
  listScoRows,
  sequenceScos,
} from './courses.repository.ts';
import { findAbstractCourse, findRefresher } from './refreshers.repository.ts';
import { saveThumbnail } from './save-thumbnail.ts';

/** What decides about learners and their certificates; the rest is how it looks. */
const audited = ['title', 'deliverable_id', 'default_months', 'renewal_basis', 'training_class', 'is_live'] as const;

export const courseRoutes: Route[] = [
  serve(listCourses, async ({ query, services }) => {
    const rows = await listCourseRows(services.db, query);
    return { rows: rows.map(presentCourse), total: rows[0]?.total ?? 0 };
  }),
  serve(createCourse, async ({ body, services, actor }) => {
    const courseId = await tx(services.db, async (trx) => {
      const id = await insertCourse(trx, body);
      await recordAudit(trx, actor, { action: 'courses.create', subject: `course ${id}` });
      return id;
    });
    return courseDetail(services.db, courseId);
  }),
  serve(getCourse, ({ params, services }) => courseDetail(services.db, params.courseId)),
  serve(updateCourse, async ({ params, body, services, actor }) => {
    await tx(services.db, async (trx) => {
      const before = await findCourseRow(trx, params.courseId);
      if (before === undefined) throw notFound();
      await changeCourse(trx, params.courseId, body);
      const changes = changesOf(before, body, audited);
      await recordAudit(trx, actor, { action: 'courses.update', subject: `course ${params.courseId}`, changes });
    });
    return courseDetail(services.db, params.courseId);
  }),
  serve(getRefresher, async ({ params, services }) => {
    const abstractCourseId = await findAbstractCourse(services.db, params.courseId);
    if (abstractCourseId === undefined) throw notFound();
    return findRefresher(services.db, abstractCourseId);
  }),
  serve(changeRefresherEndpoint, async ({ params, body, services, actor }) => {
    await changeRefresher(services, actor, { ...params, ...body });
    return { ok: true } as const;
  }),
  serve(uploadThumbnail, async ({ params, upload, services, actor }) => {
    await courseDetail(services.db, params.courseId);
    await saveThumbnail(services, actor, { courseId: params.courseId, file: upload });
    return courseDetail(services.db, params.courseId);
  }),
  serve(getThumbnail, async ({ params, services }) => {
    const course = await findCourseRow(services.db, params.courseId);
    if (!course?.thumbnail_key) throw notFound();
    const type = await imageType(services.files.pathOf(course.thumbnail_key));
    const { stream, bytes } = await services.files.read(course.thumbnail_key);
    return { stream, bytes, type: type ?? 'application/octet-stream', immutable: true };
  }),
  serve(listScos, async ({ params, services }) => {
    await courseDetail(services.db, params.courseId);
    const [packages, scos] = await Promise.all([
      listPackageRows(services.db, params.courseId),
      listScoRows(services.db, params),
    ]);
    return { packages: packages.map(presentPackage), scos: scos.map(presentSco) };
  }),
  serve(sequenceEndpoint, async ({ params, body, services, actor }) => {
    await tx(services.db, async (trx) => {
      if (!(await sequenceScos(trx, params.courseId, body.scoIds))) throw notFound();
      await recordAudit(trx, actor, { action: 'courses.sequence', subject: `course ${params.courseId}` });
    });
    return { ok: true } as const;
  }),
  serve(getSco, ({ params, services }) => scoDetail(services.db, params)),
  serve(updateSco, async ({ params, body, services, actor }) => {
    await tx(services.db, async (trx) => {
      if (!(await changeSco(trx, params, body))) throw notFound();
      await recordAudit(trx, actor, { action: 'courses.updateSco', subject: `sco ${params.scoId}` });
    });
    return scoDetail(services.db, params);
  }),
];

async function courseDetail(db: Database, courseId: number) {
  const row = await findCourseRow(db, courseId);
  if (row === undefined) throw notFound();
  return presentCourseDetail(row);
}

async function scoDetail(db: Database, of: { courseId: number; scoId: number }) {
  const [row] = await listScoRows(db, of);
  if (row === undefined) throw notFound();
  return presentSco(row);
}
