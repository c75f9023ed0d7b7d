import { checkCertificate, getCertificatePdf, listOwnCertificates } from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { publicUrl, type Route, serve } from '../../platform/http/index.ts';
import { presentCertificate, presentCheck } from './certificates.presenter.ts';
import { findCertificateByCode, listCertificates } from './certificates.repository.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

export function certificateRoutes(renderer: CertificateRenderer): Route[] {
  return [
    serve(listOwnCertificates, async ({ scope, services }) =>
      (await listCertificates(services.db, scope)).map((row) => presentCertificate(row, today(services.clock))),
    ),
    serve(getCertificatePdf, async ({ params, scope, services }) => {
      const [row] = await listCertificates(services.db, scope, params);
      if (row === undefined) throw notFound();
      const pdf = await renderer.render({
        holder: `${row.holder_first_name} ${row.holder_last_name}`,
        title: row.title,
        awardedOn: row.awarded_on,
        expiresOn: row.expires_on,
        organisation: row.group_name,
        serial: row.serial,
        verifyCode: row.verify_code,
        checkUrl: `${publicUrl(services.config)}/check-certificate/${row.verify_code}`,
        createdAt: row.created_at,
      });
      return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: `${row.serial}.pdf` };
    }),
    serve(checkCertificate, async ({ params, services }) => {
      const row = await findCertificateByCode(services.db, params.code);
      if (row === undefined) throw notFound();
      return presentCheck(row, today(services.clock));
    }),
  ];
}
