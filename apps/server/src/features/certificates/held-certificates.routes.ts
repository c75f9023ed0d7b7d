import {
  getPlaceCertificatePdf,
  getPlaceCertificatesCsv,
  listCertifiedCourses,
  listPlaceCertificates,
  listUserCertificates,
} from '@doselore/contract/certificates';
import { type Route, serve, serveAtPlace } from '../../platform/http/index.ts';
import { presentCertifiedCourse } from './certificates.presenter.ts';
import { listCertifiedCourseRows } from './held-certificates.repository.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';
import { drawHeld, showHeld, showHeldSheet } from './show-held-certificates.ts';

/** Routes of the certificates of an organisation, of a service and of a person, for their admins. */
export const heldCertificateRoutes = (renderer: CertificateRenderer): Route[] => [
  ...serveAtPlace(listPlaceCertificates, showHeld),
  ...serveAtPlace(getPlaceCertificatesCsv, showHeldSheet),
  ...serveAtPlace(listCertifiedCourses, async ({ params, scope, services }) =>
    (await listCertifiedCourseRows(services.db, scope, params)).map(presentCertifiedCourse),
  ),
  ...serveAtPlace(getPlaceCertificatePdf, (call) => drawHeld({ services: call.services, renderer }, call)),
  serve(listUserCertificates, showHeld),
];
