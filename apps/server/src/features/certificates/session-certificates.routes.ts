import {
  getSessionCertificatePdf,
  getSessionCertificatesCsv,
  listSessionCertificates,
} from '@doselore/contract/certificates';
import { type Route, serve } from '../../platform/http/index.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';
import { drawHeld, showHeld, showHeldSheet } from './show-held-certificates.ts';

/** Routes of the certificates that were earned in a pharmacist-led course. */
export const sessionCertificateRoutes = (renderer: CertificateRenderer): Route[] => [
  serve(listSessionCertificates, showHeld),
  serve(getSessionCertificatesCsv, showHeldSheet),
  serve(getSessionCertificatePdf, (call) => drawHeld({ services: call.services, renderer }, call)),
];
