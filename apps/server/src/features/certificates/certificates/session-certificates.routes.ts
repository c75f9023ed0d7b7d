import { getSessionCertificatePdf, getSessionCertificatesCsv } from '@doselore/contract/certificates';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { drawHeld } from './draw-held.ts';
import { sessionCertificatesList } from './held-certificates.lists.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

/** Routes of the certificates that were earned in a pharmacist-led course. */
export const sessionCertificateRoutes = (renderer: CertificateRenderer): Route[] => [
  ...serveList(sessionCertificatesList, getSessionCertificatesCsv),
  serve(getSessionCertificatePdf, (call) => drawHeld({ services: call.services, renderer }, call)),
];
