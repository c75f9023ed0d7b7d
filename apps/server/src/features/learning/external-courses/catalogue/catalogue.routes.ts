import {
  addRecognition as addEndpoint,
  archiveExternalCourse,
  createExternalCourse,
  endRecognition as endEndpoint,
  getExternalCatalogueCsv,
  getExternalCourse,
  previewExternalArchive,
  updateExternalCourse,
} from '@doselore/contract/external-courses';
import { notFound } from '../../../../platform/access/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { type Route, serve, serveList } from '../../../../platform/http/index.ts';
import { archiveProduct } from '../../courses/index.ts';
import { catalogueList } from './catalogue.list.ts';
import { presentCourse, presentPreview } from './catalogue.presenter.ts';
import { findExternalCourse, findExternalPreview, listProducts } from './catalogue.repository.ts';
import { addExternalCourse, changeExternalCourse } from './change-external-course.ts';
import { addRecognition, endRecognition } from './recognise.ts';

const ok = { ok: true } as const;

/** Routes of the catalogue of courses of other providers, for site admins. */
export const catalogueRoutes: Route[] = [
  ...serveList(catalogueList, getExternalCatalogueCsv),
  serve(createExternalCourse, async ({ body, services, actor }) =>
    detail(services.db, await addExternalCourse(services, actor, body)),
  ),
  serve(getExternalCourse, ({ params, services }) => detail(services.db, params.externalCourseId)),
  serve(updateExternalCourse, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeExternalCourse(services, actor, { ...params, change: body }),
  })),
  serve(previewExternalArchive, async ({ params, services }) => {
    const row = await findExternalPreview(services.db, { ...params, today: today(services.clock) });
    if (row === undefined) throw notFound();
    return presentPreview(row);
  }),
  serve(archiveExternalCourse, async ({ params: { externalCourseId }, body, services, actor }) => {
    const product = { productType: 'external_course', productId: externalCourseId } as const;
    await archiveProduct(services, actor, { product, subject: `external course ${externalCourseId}`, ...body });
    return ok;
  }),
  serve(addEndpoint, async ({ params, body, services, actor }) => {
    await addRecognition(services, actor, { ...params, ...body });
    return detail(services.db, params.externalCourseId);
  }),
  serve(endEndpoint, async ({ params, body, services, actor }) => {
    await endRecognition(services, actor, { ...params, ...body });
    return detail(services.db, params.externalCourseId);
  }),
];

async function detail(db: Database, externalCourseId: number) {
  const row = await findExternalCourse(db, externalCourseId);
  if (row === undefined) throw notFound();
  return presentCourse(row, await listProducts(db));
}
