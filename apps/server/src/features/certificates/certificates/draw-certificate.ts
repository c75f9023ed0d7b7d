import { readFile } from 'node:fs/promises';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { type PictureOf, pictureKeys, presentForPrint } from './certificates.presenter.ts';
import type { CertificateData } from './certificates.repository.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';

export type Drawing = { services: Services; renderer: CertificateRenderer };

/** Draws a certificate from the facts that were stored at its issue. Later settings do not change it. */
export async function drawCertificate({ services, renderer }: Drawing, row: CertificateData): Promise<Buffer> {
  const pictureOf = await readPictures(services, pictureKeys(row.printed));
  return renderer.render(presentForPrint(row, publicUrl(services.config), pictureOf));
}

/** Reads the pictures of a certificate. */
export async function readPictures({ files }: Pick<Services, 'files'>, keys: readonly string[]): Promise<PictureOf> {
  const pictures = new Map<string, Uint8Array>();
  for (const key of keys) pictures.set(key, await readFile(files.pathOf(key)));
  return (key) => {
    const picture = pictures.get(key);
    if (picture === undefined) throw new Error(`The picture ${key} was not read`);
    return picture;
  };
}
