import {
  getPlaceCertificatePdf,
  getPlaceCertificatesCsv,
  listCertifiedCourses,
  listPlaceCertificates,
  listUserCertificates,
} from '@doselore/contract/certificates';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { allPages, type Route, serve, serveAtPlace, sheetAnswer } from '../../platform/http/index.ts';
import {
  heldHead,
  presentCertifiedCourse,
  presentFileName,
  presentHeld,
  presentHeldCsvRow,
} from './certificates.presenter.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findHeldCertificate, listCertifiedCourseRows, listHeldCertificates } from './held-certificates.repository.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

/** Routes of the certificates of an organisation, of a service and of a person, for their admins. */
export const heldCertificateRoutes = (renderer: CertificateRenderer): Route[] => [
  ...serveAtPlace(listPlaceCertificates, async ({ params, query, scope, services }) => {
    const day = today(services.clock);
    const rows = await listHeldCertificates(services.db, scope, { ...query, ...params, day });
    return { rows: rows.map((row) => presentHeld(row, day)), total: rows[0]?.total ?? 0 };
  }),
  ...serveAtPlace(getPlaceCertificatesCsv, async ({ params, query, scope, services }) => {
    const day = today(services.clock);
    const rows = await listHeldCertificates(services.db, scope, { ...allPages(query), ...params, day });
    return sheetAnswer(
      'Certificates',
      heldHead,
      rows.map((row) => presentHeldCsvRow(row, day)),
    );
  }),
  ...serveAtPlace(listCertifiedCourses, async ({ params, scope, services }) =>
    (await listCertifiedCourseRows(services.db, scope, params)).map(presentCertifiedCourse),
  ),
  ...serveAtPlace(getPlaceCertificatePdf, async ({ params, scope, services }) => {
    const row = await findHeldCertificate(services.db, scope, { ...params, day: today(services.clock) });
    if (row === undefined || row.is_erased) throw notFound();
    const pdf = await drawCertificate({ services, renderer }, row);
    return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentFileName(row) };
  }),
  serve(listUserCertificates, async ({ params, query, scope, services }) => {
    const day = today(services.clock);
    const rows = await listHeldCertificates(services.db, scope, { ...query, ...params, day });
    return { rows: rows.map((row) => presentHeld(row, day)), total: rows[0]?.total ?? 0 };
  }),
];
