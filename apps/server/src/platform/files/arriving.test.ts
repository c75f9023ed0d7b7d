import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFiles } from './index.ts';

test('a starting node keeps files that another node is receiving into a shared folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-shared-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const arriving = createFiles(folder).temporary();
  await writeFile(arriving.path, 'half of an upload');
  const other = createFiles(folder);
  expect(existsSync(arriving.path)).toBe(true);
  await other.keep(arriving.path, 'documents/finished');
  expect(existsSync(other.pathOf('documents/finished'))).toBe(true);
});
