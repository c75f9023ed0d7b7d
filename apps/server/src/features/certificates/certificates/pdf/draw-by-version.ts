import type { CertificateData } from './certificate-data.ts';

/**
 * Draws a certificate by the layout of its version. A layout never changes after certificates were issued with it. Each
 * new layout gets a new folder.
 */
export async function drawByVersion(data: CertificateData): Promise<Uint8Array> {
  if (data.drawing === 1) {
    const { drawFirst } = await import('./drawing-1/draw.ts');
    return drawFirst(data);
  }
  const { drawSecond } = await import('./drawing-2/draw.ts');
  return drawSecond(data);
}
