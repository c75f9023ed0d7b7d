import { AppError } from '@doselore/contract';
import {
  checkCertificate,
  getCertificatePdf,
  getCertificatesZip,
  listOwnCertificates,
  previewWithdrawal,
  withdrawCertificate as withdrawEndpoint,
} from '@doselore/contract/certificates';
import { notFound } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { streamZip } from '../../../platform/files/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { isValidOn, presentCertificate, presentCheck, presentFileName } from './certificates.presenter.ts';
import { listCertificates } from './certificates.repository.ts';
import { drawCertificate } from './draw-certificate.ts';
import { heldCertificateRoutes } from './held-certificates.routes.ts';
import { lookUpCertificate } from './look-up-certificate.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';
import { previewRoutes } from './preview-certificate.routes.ts';
import { reissueRoutes } from './reissuing/reissues.routes.ts';
import { sessionCertificateRoutes } from './session-certificates.routes.ts';
import { showWithdrawal, withdrawCertificate } from './withdraw-certificate.ts';

export function certificateRoutes(services: Services, renderer: CertificateRenderer): Route[] {
  return [
    ...previewRoutes({ services, renderer }),
    serve(listOwnCertificates, async ({ scope, services }) =>
      (await listCertificates(services.db, scope)).map((row) => presentCertificate(row, today(services.clock))),
    ),
    serve(getCertificatePdf, async ({ params, scope, services }) => {
      const [row] = await listCertificates(services.db, scope, params);
      if (row === undefined) throw notFound();
      const pdf = await drawCertificate({ services, renderer }, row);
      return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentFileName(row) };
    }),
    serve(getCertificatesZip, async ({ scope, services }) => {
      const now = today(services.clock);
      const valid = (await listCertificates(services.db, scope)).filter((row) => isValidOn(row, now));
      if (valid.length === 0) throw new AppError('conflict', 'You have no valid certificates today.');
      const files = valid.map((row) => ({
        name: presentFileName(row),
        make: () => drawCertificate({ services, renderer }, row),
      }));
      const stream = streamZip(files, services.clock.now());
      return { stream, type: 'application/zip', name: `Certificates ${now}.zip` };
    }),
    ...heldCertificateRoutes(renderer),
    ...sessionCertificateRoutes(renderer),
    ...reissueRoutes,
    serve(checkCertificate, async ({ params, caller, services }) => {
      const row = await lookUpCertificate(services, { text: params.code, address: caller.address });
      if (row === undefined) throw notFound();
      return presentCheck(row, today(services.clock));
    }),
    serve(previewWithdrawal, ({ params, services }) => showWithdrawal(services, params.certificateId)),
    serve(withdrawEndpoint, async ({ params, body, services, actor }) => {
      await withdrawCertificate(services, actor, { ...params, ...body });
      return { ok: true } as const;
    }),
  ];
}
