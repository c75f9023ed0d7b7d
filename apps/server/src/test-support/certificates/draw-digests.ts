import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { CertificateData } from '../../features/certificates/certificates/pdf/certificate-data.ts';
import { drawByVersion } from '../../features/certificates/certificates/pdf/draw-by-version.ts';
import { certificateSamples, firstLayoutSample } from './certificate-samples.ts';
import { scriptSamples } from './script-samples.ts';

const digest = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Returns a PDF with its streams unpacked: the first layout is compressed by Node, whose bytes differ by processor. */
function unpacked(pdf: Buffer): string {
  return pdf
    .toString('latin1')
    .replace(/\/Length \d+\n(?=\/Filter)/gu, '')
    .replace(/stream\n([\s\S]*?)\nendstream/gu, (whole, body: string) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return whole;
      }
    })
    .replace(/xref[\s\S]*/u, '');
}

/** Prints the digest of a certificate of each layout and sample, as this process draws it. */
const certificates: Record<string, CertificateData> = {
  first: firstLayoutSample,
  ...certificateSamples,
  ...scriptSamples,
};
const digests: Record<string, string> = {};
for (const [name, data] of Object.entries(certificates)) {
  const pdf = Buffer.from(await drawByVersion(data));
  digests[name] = digest(data.drawing === 1 ? unpacked(pdf) : pdf);
}
console.log(JSON.stringify(digests));
