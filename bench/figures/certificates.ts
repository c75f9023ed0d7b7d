import type { CertificateData } from '@doselore/server/src/features/certificates/certificates/pdf/certificate-data.ts';
import { drawByVersion } from '@doselore/server/src/features/certificates/certificates/pdf/draw-by-version.ts';
import {
  certificateSamples,
  firstLayoutSample,
} from '@doselore/server/src/test-support/certificates/certificate-samples.ts';
import type { Figure } from '../figure.ts';

const times = 40;

/** Milliseconds of processor time that a certificate may need after the first. */
const aim = 40;

/** Measures the processor time for each certificate PDF, as the worker draws them one after the other. */
export const certificates: Figure = async () => {
  const drawn: Record<string, CertificateData | undefined> = {
    'First layout': firstLayoutSample,
    Plain: certificateSamples.plain,
    'Own logo, signature, icon, objectives': certificateSamples['own-logo'],
    Everything: certificateSamples.everything,
  };
  const rows: (string | number)[][] = [];
  for (const [name, data] of Object.entries(drawn)) {
    if (data === undefined) throw new Error(`There is no sample for ${name}`);
    const runs: number[] = [];
    let bytes = 0;
    for (let time = 0; time <= times; time += 1) {
      const before = process.cpuUsage();
      bytes = (await drawByVersion({ ...data, holder: `${data.holder} ${time}` })).byteLength;
      const { user, system } = process.cpuUsage(before);
      runs.push((user + system) / 1_000);
    }
    const [first = 0, ...later] = runs;
    const sorted = later.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    rows.push([name, first, at(0.5), at(0.95), aim, Math.round(bytes / 1_024)]);
  }
  return {
    title: `Certificates, each drawn ${times} times after the first`,
    columns: ['certificate', 'first ms', 'median ms', 'p95 ms', 'aim ms', 'kB'],
    rows,
    notes: ['Milliseconds of processor time. The first of a layout loads its fonts.'],
  };
};
