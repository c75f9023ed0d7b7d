import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { bufferOf, checkArchive, createArchive, readArchive } from './archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'doselore-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'whole.backup');
const files: Record<string, Buffer> = {
  'empty.txt': Buffer.alloc(0),
  'block.bin': Buffer.alloc(512, 1),
  'more.bin': Buffer.alloc(1_000_003, 7),
  [`${'long/'.repeat(40)}Übung “1”.html`]: Buffer.from('a name that needs an extended header'),
};
const archive = createArchive(file);
for (const [name, bytes] of Object.entries(files)) await archive.add(name, bytes);
const onDisk = path.join(folder, 'on-disk.bin');
writeFileSync(onDisk, Buffer.alloc(300_000, 3));
await archive.addFile('on-disk.bin', onDisk);
await archive.finish({ missing: [] });

test('returns every file unchanged, whatever its name and size', async () => {
  const found: Record<string, Buffer> = {};
  for await (const entry of readArchive(file)) found[entry.name] = await bufferOf(entry);
  expect(found).toEqual({ ...files, 'on-disk.bin': readFileSync(onDisk) });
  expect((await checkArchive(file)).entries).toBe(5);
});

test('writes a gzipped tar that other programs can read', () => {
  const names = execFileSync('tar', ['tzf', file], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  expect(names.trim().split('\n')).toHaveLength(6);
});

test('refuses an archive that was changed or cut off at any byte', async () => {
  const whole = readFileSync(file);
  const other = path.join(folder, 'other.backup');
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 40)) {
    const turned = Buffer.from(whole);
    turned.writeUInt8(turned.readUInt8(at) ^ 0x55, at);
    writeFileSync(other, turned);
    // Some bytes of the gzip header do not affect the contents.
    if (at >= 10) await expect(checkArchive(other), `byte ${at}`).rejects.toThrow('damaged, cut off');
    writeFileSync(other, whole.subarray(0, at));
    await expect(checkArchive(other), `cut at ${at}`).rejects.toThrow('damaged, cut off');
  }
});

test('leaves no file behind when it is discarded', async () => {
  const unfinished = createArchive(path.join(folder, 'unfinished.backup'));
  await unfinished.add('a.txt', Buffer.from('a'));
  await unfinished.discard();
  expect(() => readFileSync(path.join(folder, 'unfinished.backup'))).toThrow('ENOENT');
  expect(() => readFileSync(path.join(folder, 'unfinished.backup.part'))).toThrow('ENOENT');
});

test('rejects when the archive cannot be written, and leaves the process running', async () => {
  const unwritable = createArchive(path.join(folder, 'no-such-folder', 'any.backup'));
  await sleep(50);
  await expect(unwritable.add('a.txt', Buffer.from('a'))).rejects.toThrow('ENOENT');
  await unwritable.discard();
});
