import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { presentForPrint } from './certificates.presenter.ts';
import type { CertificateData } from './certificates.repository.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

export type Drawing = { services: Services; renderer: CertificateRenderer };

export function drawCertificate({ services, renderer }: Drawing, row: CertificateData): Promise<Buffer> {
  return renderer.render(presentForPrint(row, publicUrl(services.config)));
}
