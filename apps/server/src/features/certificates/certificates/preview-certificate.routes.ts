import { previewOnlineCertificate, previewPaperCertificate } from '@doselore/contract/certificates';
import { type Route, serveAtSite } from '../../../platform/http/index.ts';
import { placeOf } from '../certificate-settings/index.ts';
import type { Drawing } from './draw-certificate.ts';
import { createPreviews } from './preview-certificate.ts';

/** Routes that draw a certificate with settings that are not saved. */
export function previewRoutes(drawing: Drawing): Route[] {
  const preview = createPreviews(drawing);
  return [previewOnlineCertificate, previewPaperCertificate].flatMap((call) =>
    serveAtSite(call, async ({ params, body, actor }) => {
      const pdf = await preview(actor, { place: placeOf(params), fields: body });
      return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: 'Preview.pdf', isInline: true };
    }),
  );
}
