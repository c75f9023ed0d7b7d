import { generateKeyPairSync } from 'node:crypto';
import { statusListLength } from '@doselore/contract/badges';
import { writeCredential } from '@doselore/server/src/features/certificates/badges/credential/write-credential.ts';
import { signJwt } from '@doselore/server/src/features/certificates/badges/keys/jwt.ts';
import { drawBadge } from '@doselore/server/src/features/certificates/badges/picture/draw-badge.ts';
import { writeStatusList } from '@doselore/server/src/features/certificates/badges/status-lists/write-status-list.ts';
import { badgeSample } from '@doselore/server/src/test-support/certificates/badge-sample.ts';
import type { Figure } from '../figure.ts';

const times = 40;
const site = 'https://learn.example.org';
const key = generateKeyPairSync('ed25519');

const sign = (payload: object) => signJwt({ payload, keyId: 'did:web:learn.example.org#key-1' }, key);

/** Withdraws every tenth certificate, far more than in a real year. */
const withdrawn = Array.from({ length: statusListLength / 10 }, (_, nth) => nth * 10);

const works: readonly { name: string; aim: number; run: () => string | Buffer | Promise<Buffer> }[] = [
  { name: 'Signed file', aim: 5, run: () => sign(writeCredential({ site, ...badgeSample, isNamed: true })) },
  {
    name: 'Picture',
    aim: 100,
    run: () => drawBadge({ heading: 'Certificate of completion', title: badgeSample.facts.title, dates: 'Awarded' }),
  },
  {
    name: 'Status list with 13,107 withdrawn',
    aim: 20,
    run: () => sign(writeStatusList({ site, listNumber: 1, withdrawn, at: new Date() })),
  },
];

/** Measures the processor time for each badge and each status list. */
export const badges: Figure = async () => {
  const rows: (string | number)[][] = [];
  for (const { name, aim, run } of works) {
    let bytes = 0;
    const runs: number[] = [];
    for (let nth = 0; nth <= times; nth += 1) {
      const before = process.cpuUsage();
      bytes = (await run()).length;
      const { user, system } = process.cpuUsage(before);
      runs.push((user + system) / 1_000);
    }
    const [first = 0, ...later] = runs;
    const sorted = later.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    rows.push([name, first, at(0.5), at(0.95), aim, Math.round(bytes / 1_024)]);
  }
  return {
    title: `Badges, each made ${times} times after the first`,
    columns: ['what', 'first ms', 'median ms', 'p95 ms', 'aim ms', 'kB'],
    rows,
    notes: ['Milliseconds of processor time. The first picture loads its fonts.'],
  };
};
