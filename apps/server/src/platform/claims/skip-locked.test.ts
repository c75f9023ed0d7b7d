import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');

/** Files that skip locked rows by themselves, with the reason. */
const elsewhere: Record<string, string> = {
  'features/site/audits/seals.repository.ts': 'one row guards the sealing, and stays locked until the transaction ends',
  'features/certificates/certificates/new-certificates.repository.ts': 'a batch of one transaction, without a claim',
  'features/licences/licences/notify-issued.repository.ts': 'a batch of one transaction, without a claim',
  'platform/jobs/jobs.repository.ts': 'a job runs in the transaction that locks its row',
};

test('only the protocol of claims takes rows that other nodes work on', () => {
  const found = globSync('{features,platform}/**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('platform/claims/'))
    .filter((file) =>
      /skip locked|skipLocked|set claim\b|claim = gen_random/u.test(readFileSync(path.join(source, file), 'utf8')),
    );
  expect(found.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
