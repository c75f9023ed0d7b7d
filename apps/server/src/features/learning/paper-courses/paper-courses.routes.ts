import {
  addPaperScan,
  addPaperVersion as addVersionEndpoint,
  archivePaperCourse,
  correctPaperResult as correctEndpoint,
  createPaperCourse,
  getPaperCourse,
  getPaperFeedback,
  getPaperScan,
  listPaperCourses,
  listPaperResults,
  listPaperVersions,
  makePaperLive as makeLiveEndpoint,
  previewPaperArchive,
  recordPaperResult as recordEndpoint,
  savePaperFeedback as saveFeedbackEndpoint,
  updatePaperCourse,
} from '@doselore/contract/paper-courses';
import { notFound } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import { archiveProduct, showArchivePreview } from '../courses/index.ts';
import { addPaperCourse, changePaperCourse } from './change-paper-course.ts';
import { askForPaperFeedback, savePaperFeedback } from './feedback/paper-feedback.ts';
import { presentListedPaperCourse, presentPaperCourse } from './paper-courses.presenter.ts';
import { findPaperCourse, findPaperProduct, listPaperCourseRows } from './paper-courses.repository.ts';
import { correctPaperResult } from './recording/correct-paper-result.ts';
import { recordResultWithin } from './recording/record-paper-result.ts';
import { saveScan } from './recording/save-scan.ts';
import { getMemberResult, showResults } from './recording/show-results.ts';
import { addPaperVersion } from './versions/add-paper-version.ts';
import { makePaperLive } from './versions/make-paper-live.ts';
import { showPaperVersions } from './versions/show-paper-versions.ts';

const ok = { ok: true } as const;

export const paperCourseRoutes: Route[] = [
  serve(listPaperCourses, async ({ query, services }) => {
    const rows = await listPaperCourseRows(services.db, query);
    return pageOf(rows, presentListedPaperCourse);
  }),
  serve(createPaperCourse, async ({ body, services, actor }) =>
    detail(services.db, await addPaperCourse(services, actor, body)),
  ),
  serve(getPaperCourse, ({ params, services }) => detail(services.db, params.paperCourseId)),
  serve(updatePaperCourse, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changePaperCourse(services, actor, { ...params, change: body }),
  })),
  serve(listPaperVersions, ({ params, services }) => showPaperVersions(services.db, params.paperCourseId)),
  serve(addVersionEndpoint, async ({ params, body, services, actor }) =>
    detail(services.db, await addPaperVersion(services, actor, { ...params, ...body })),
  ),
  serve(makeLiveEndpoint, async ({ params, body, services, actor }) => {
    await makePaperLive(services, actor, { ...params, ...body });
    return detail(services.db, params.paperCourseId);
  }),
  serve(previewPaperArchive, async ({ params, services }) =>
    showArchivePreview(services, await productOf(services.db, params.paperCourseId)),
  ),
  serve(archivePaperCourse, async ({ params, body, services, actor }) => {
    const product = await productOf(services.db, params.paperCourseId);
    await archiveProduct(services, actor, { product, subject: `paper course ${params.paperCourseId}`, ...body });
    return ok;
  }),
  ...serveAtPlace(listPaperResults, ({ params, scope, services }) => showResults(services.db, scope, params)),
  ...serveAtPlace(recordEndpoint, async ({ params, body, scope, services, actor }) => {
    const { idempotencyKey, ...result } = body;
    const { licence_id: licenceId } = await getMemberResult(services.db, scope, params);
    const command = { actorId: actor.id, key: idempotencyKey, command: `record paper result ${licenceId}` };
    const id = await once(services.db, command, (tx) =>
      recordResultWithin(services, tx, actor, { licenceId, ...result }),
    );
    return { id };
  }),
  serve(correctEndpoint, async ({ params, body, scope, services, actor }) => {
    const { licence_id: licenceId } = await getMemberResult(services.db, scope, params);
    await correctPaperResult(services, actor, { licenceId, result: body });
    return ok;
  }),
  ...serveAtPlace(addPaperScan, async ({ params, scope, services, actor, receiveUpload }) => {
    const { licence_id: licenceId } = await getMemberResult(services.db, scope, params);
    await saveScan(services, actor, { licenceId, groupId: params.groupId, file: await receiveUpload() });
    return ok;
  }),
  serve(getPaperFeedback, ({ params, scope, services }) => askForPaperFeedback(services, { ...params, scope })),
  serve(saveFeedbackEndpoint, async ({ params, body, scope, services }) => {
    await savePaperFeedback(services, { ...params, scope, given: body });
    return ok;
  }),
  ...serveAtPlace(getPaperScan, async ({ params, scope, services }) => {
    const { scan, scan_key } = await getMemberResult(services.db, scope, params);
    if (scan === null || scan_key === null) throw notFound();
    const { stream, bytes } = await services.files.read(scan_key);
    return { stream, bytes, type: scan.type, name: scan.name, isInline: true };
  }),
];

async function detail(db: Database, paperCourseId: number) {
  const row = await findPaperCourse(db, paperCourseId);
  if (row === undefined) throw notFound();
  return presentPaperCourse(row);
}

async function productOf(db: Database, paperCourseId: number) {
  const productId = await findPaperProduct(db, paperCourseId);
  if (productId === undefined) throw notFound();
  return { productType: 'abstract_paper_course', productId } as const;
}
