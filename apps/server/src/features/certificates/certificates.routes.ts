import { AppError } from '@doselore/contract';
import {
  checkCertificate,
  getCertificatePdf,
  getCertificatesZip,
  listOwnCertificates,
} from '@doselore/contract/certificates';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { safeFileName, streamZip } from '../../platform/files/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { isValidOn, presentCertificate, presentCheck } from './certificates.presenter.ts';
import { findCertificateByCode, listCertificates } from './certificates.repository.ts';
import { drawCertificate } from './draw-certificate.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

export function certificateRoutes(renderer: CertificateRenderer): Route[] {
  return [
    serve(listOwnCertificates, async ({ scope, services }) =>
      (await listCertificates(services.db, scope)).map((row) => presentCertificate(row, today(services.clock))),
    ),
    serve(getCertificatePdf, async ({ params, scope, services }) => {
      const [row] = await listCertificates(services.db, scope, params);
      if (row === undefined) throw notFound();
      const pdf = await drawCertificate({ services, renderer }, row);
      return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: `${row.serial}.pdf` };
    }),
    serve(getCertificatesZip, async ({ scope, services }) => {
      const now = today(services.clock);
      const valid = (await listCertificates(services.db, scope)).filter((row) => isValidOn(row, now));
      if (valid.length === 0) throw new AppError('conflict', 'You have no certificate that is valid today.');
      const files = valid.map((row) => ({
        name: `${safeFileName(row.title, 'Certificate')} ${row.serial}.pdf`,
        make: () => drawCertificate({ services, renderer }, row),
      }));
      const stream = streamZip(files, services.clock.now());
      return { stream, type: 'application/zip', name: `Certificates ${now}.zip` };
    }),
    serve(checkCertificate, async ({ params, services }) => {
      const row = await findCertificateByCode(services.db, params.code);
      if (row === undefined) throw notFound();
      return presentCheck(row, today(services.clock));
    }),
  ];
}
