import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildRawZip } from '../../test-support/raw-zip.ts';
import { inspectZip } from './index.ts';

const words = { name: 'The leaflet', instead: 'Upload the leaflet again.' };
const folder = await mkdtemp(path.join(tmpdir(), 'zip-words-'));
afterAll(() => rm(folder, { recursive: true }));

async function refusalOf(name: string, content: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const error = await inspectZip(file, { words }).catch((refused: unknown) => refused);
  return error instanceof Error ? error.message : 'accepted';
}

test('refuses a zip in the words of its caller', async () => {
  const huge = buildRawZip([{ name: 'huge.bin', declaredBytes: 0x9000_0000 }]);
  expect(await refusalOf('huge.zip', huge)).toBe('The leaflet holds more than 2 GB when it is unpacked.');
  expect(await refusalOf('letter.zip', Buffer.from('Dear sir or madam'))).toBe(
    'This file is not a zip, or its end is missing. Upload the leaflet again.',
  );
});
