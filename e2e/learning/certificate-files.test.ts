import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readZip } from '../../apps/server/src/test-support/zip.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

const inProgress = () => rowsOf<{ done: number }>(on.server, "select done from exports where state = 'running'");

test('200 certificates are one file, although the server is killed while it makes them', async () => {
  // The demo organisation has more than 200.
  await rowsOf(
    on.server,
    `update certificates set title = 'Journey' where id in (select c.id from certificates c
       join users u on u.id = c.user_id where c.group_id = 1 and u.erased_at is null and c.state <> 'revoked'
       order by c.id limit 200)`,
  );
  const admin = await on.signIn('priya.raman', '/group-admin/1/certificates?q=Journey');
  await admin.getByText('Showing 1 to 20 of 200').waitFor();
  await admin.getByRole('button', { name: 'Download all as PDFs' }).click();
  await expect
    .poll(async () => (await inProgress())[0]?.done ?? 0, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0);
  await on.server.kill();
  await on.server.restart();
  expect(await inProgress()).toHaveLength(1);
  await admin.reload();
  const files = admin.getByRole('region', { name: 'Your files with certificates' });
  await files.getByText(/ of 200 certificates$/u).waitFor();
  const ofAll = () => rowsOf(on.server, 'select state, attempt, done, failed from exports where total = 200');
  await expect
    .poll(ofAll, { timeout: 240_000, interval: 1_000 })
    .toEqual([{ state: 'done', attempt: 2, done: 200, failed: 0 }]);
  const item = files.getByRole('listitem').filter({ hasText: '200 certificates, ' });
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    item.getByRole('button', { name: /^Download the file/u }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Certificates Northgate Pharmacy Group .+\.zip$/u);
  const entries = await readZip(await readFile(await download.path()));
  const pdfs = Object.entries(entries).filter(([, bytes]) => bytes.subarray(0, 5).toString() === '%PDF-');
  expect(pdfs).toHaveLength(200);
  expect(Object.keys(entries)).toHaveLength(200);
}, 400_000);
