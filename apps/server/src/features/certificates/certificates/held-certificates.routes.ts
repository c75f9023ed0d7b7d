import {
  getPlaceCertificatePdf,
  getPlaceCertificatesCsv,
  listCertifiedCourses,
  listUserCertificates,
} from '@doselore/contract/certificates';
import { today } from '../../../platform/clock/index.ts';
import { type Route, serve, serveAtPlace, serveList } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import { presentCertifiedCourse, presentHeld } from './certificates.presenter.ts';
import { drawHeld } from './draw-held.ts';
import { placeCertificatesList } from './held-certificates.lists.ts';
import { listCertifiedCourseRows, listHeldCertificates } from './held-certificates.repository.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

/** Routes of the certificates of an organisation, of a service and of a person, for their admins. */
export const heldCertificateRoutes = (renderer: CertificateRenderer): Route[] => [
  ...serveList(placeCertificatesList, getPlaceCertificatesCsv),
  ...serveAtPlace(listCertifiedCourses, async ({ params, scope, services }) =>
    (await listCertifiedCourseRows(services.db, scope, params)).map(presentCertifiedCourse),
  ),
  ...serveAtPlace(getPlaceCertificatePdf, (call) => drawHeld({ services: call.services, renderer }, call)),
  serve(listUserCertificates, async ({ params, query, scope, services }) => {
    const day = today(services.clock);
    const rows = await listHeldCertificates(services.db, scope, { ...query, ...params, day });
    return pageOf(rows, (row) => presentHeld(row, day));
  }),
];
