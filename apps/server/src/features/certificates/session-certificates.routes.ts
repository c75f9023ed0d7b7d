import {
  getSessionCertificatePdf,
  getSessionCertificatesCsv,
  listSessionCertificates,
} from '@doselore/contract/certificates';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { heldHead, presentFileName, presentHeld, presentHeldCsvRow } from './certificates.presenter.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findHeldCertificate, listHeldCertificates } from './held-certificates.repository.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

/** Routes of the certificates that were earned in a pharmacist-led course. */
export const sessionCertificateRoutes = (renderer: CertificateRenderer): Route[] => [
  serve(listSessionCertificates, async ({ params, query, scope, services }) => {
    const day = today(services.clock);
    const rows = await listHeldCertificates(services.db, scope, { ...query, ...params, day });
    return { rows: rows.map((row) => presentHeld(row, day)), total: rows[0]?.total ?? 0 };
  }),
  serve(getSessionCertificatesCsv, async ({ params, query, scope, services }) => {
    const day = today(services.clock);
    const rows = await listHeldCertificates(services.db, scope, { ...allPages(query), ...params, day });
    return sheetAnswer(
      'Certificates',
      heldHead,
      rows.map((row) => presentHeldCsvRow(row, day)),
    );
  }),
  serve(getSessionCertificatePdf, async ({ params, scope, services }) => {
    const row = await findHeldCertificate(services.db, scope, { ...params, day: today(services.clock) });
    if (row === undefined || row.is_erased) throw notFound();
    const pdf = await drawCertificate({ services, renderer }, row);
    return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentFileName(row) };
  }),
];
