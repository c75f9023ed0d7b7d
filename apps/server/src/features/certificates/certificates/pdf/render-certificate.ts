import { createRenderer, type Renderer } from '../../../../platform/drawing/index.ts';
import type { CertificateData } from './certificate-data.ts';

export type CertificateRenderer = Renderer<CertificateData>;

/** Draws certificates in a worker of their own. */
export function createCertificateRenderer(): CertificateRenderer {
  return createRenderer(new URL('./certificate-worker.ts', import.meta.url), 'certificate');
}
