import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { readZip } from '../../apps/server/src/test-support/zip.ts';
import { rowsOf } from '../support/database.ts';
import type { E2e } from '../support/e2e.ts';

type Pace = {
  /** Lets the claim of the killed server expire at once. Without it the test waits for 30 seconds. */
  isHurried: boolean;
};

/**
 * Downloads `count` certificates of the demo organisation as one file, and kills the server while it makes them. Expects
 * all of them in the file. Returns the seconds from the restart to the file.
 */
export async function downloadCertificates(on: E2e, count: number, { isHurried }: Pace): Promise<{ seconds: number }> {
  const inProgress = () => rowsOf<{ done: number }>(on.server, "select done from exports where state = 'running'");
  // The demo organisation has more than 200.
  await rowsOf(
    on.server,
    `update certificates set title = 'Journey' where id in (select c.id from certificates c
       join users u on u.id = c.user_id where c.group_id = 1 and u.erased_at is null and c.state <> 'revoked'
       order by c.id limit $1)`,
    [count],
  );
  const admin = await on.signIn('priya.raman', '/group-admin/1/certificates?q=Journey');
  await admin.getByText(`Showing 1 to 20 of ${count}`).waitFor();
  await admin.getByRole('button', { name: 'Download all as PDFs' }).click();
  await expect
    .poll(async () => (await inProgress())[0]?.done ?? 0, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0);
  await on.server.kill();
  await on.server.restart();
  expect(await inProgress()).toHaveLength(1);
  await admin.reload();
  const files = admin.getByRole('region', { name: 'Your files with certificates' });
  await files.getByText(new RegExp(` of ${count} certificates$`, 'u')).waitFor();
  const restartedAt = performance.now();
  if (isHurried) await rowsOf(on.server, "update exports set claimed_until = now() where state = 'running'");
  const ofAll = () => rowsOf(on.server, 'select state, attempt, done, failed from exports where total = $1', [count]);
  await expect
    .poll(ofAll, { timeout: 240_000, interval: 250 })
    .toEqual([{ state: 'done', attempt: 2, done: count, failed: 0 }]);
  const seconds = Math.round((performance.now() - restartedAt) / 1000);
  const item = files.getByRole('listitem').filter({ hasText: `${count} certificates, ` });
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    item.getByRole('button', { name: /^Download the file/u }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Certificates Northgate Pharmacy Group .+\.zip$/u);
  const entries = Object.values(await readZip(await readFile(await download.path())));
  expect(entries).toHaveLength(count);
  expect(entries.filter((bytes) => bytes.subarray(0, 5).toString() === '%PDF-')).toHaveLength(count);
  return { seconds };
}
