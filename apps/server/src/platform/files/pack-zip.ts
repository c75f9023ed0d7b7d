import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { toCsv } from './csv.ts';
import type { Files } from './stored-files.ts';
import type { ZipEntry } from './stream-zip.ts';

/** File to pack. `subject` is its row in `failed.csv` if it cannot be made. */
export type PackEntry = ZipEntry & { subject: readonly string[] };
export type Packed = { done: number; failed: number; bytes: number; sha256: string };
type Pack = {
  key: string;
  at: Date;
  entries: readonly PackEntry[];
  failedHead: readonly string[];
  /** Called after each file. `stop` ends the work, and no zip is stored. */
  onProgress: (counts: { done: number; failed: number }) => Promise<'continue' | 'stop'>;
};

/**
 * Packs files into a stored zip, one at a time. Each entry becomes a file, or a line of `failed.csv` when its file
 * cannot be made. The zip appears under its key only when it is complete. Returns undefined when it was stopped. Equal
 * names, ignoring case, get a number.
 */
export async function packZip(files: Files, pack: Pack): Promise<Packed | undefined> {
  const { path, discard } = files.temporary();
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  const measure = { bytes: 0, hash: createHash('sha256') };
  const written = pipeline(
    out,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        measure.bytes += chunk.byteLength;
        measure.hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  // `written` is awaited below. Without this handler, a full disk would end the process while a file is made.
  written.catch(() => undefined);
  try {
    const counts = await addEntries(zip, pack, written);
    if (counts === undefined) return undefined;
    zip.end();
    await written;
    await files.keep(path, pack.key);
    return { ...counts, bytes: measure.bytes, sha256: measure.hash.digest('hex') };
  } finally {
    out.destroy();
    await written.catch(() => undefined);
    await discard();
  }
}

async function addEntries(zip: yazl.ZipFile, pack: Pack, written: Promise<void>) {
  const nameFor = uniqueNames(['failed.csv']);
  const failed: (readonly string[])[] = [];
  let done = 0;
  for (const { name, make, subject } of pack.entries) {
    const bytes = await Promise.resolve()
      .then(make)
      .catch(() => undefined);
    if (bytes === undefined) failed.push(subject);
    else {
      await Promise.race([addFile(zip, { name: nameFor(name), bytes, at: pack.at }), written]);
      done += 1;
    }
    if ((await pack.onProgress({ done, failed: failed.length })) === 'stop') return undefined;
  }
  if (failed.length > 0) zip.addBuffer(toCsv(pack.failedHead, failed), 'failed.csv', { mtime: pack.at });
  return { done, failed: failed.length };
}

/** Adds a file and waits until the zip has read it, so that only one file is in memory. */
function addFile(zip: yazl.ZipFile, { name, bytes, at }: { name: string; bytes: Buffer; at: Date }): Promise<void> {
  return new Promise((resolve) => {
    const file = Readable.from([bytes]);
    file.once('end', resolve);
    zip.addReadStream(file, name, { mtime: at });
  });
}

/** Returns a function that gives each file of a folder a unique name: "a.pdf", "a (2).pdf". */
function uniqueNames(reserved: readonly string[]): (name: string) => string {
  const used = new Set(reserved);
  return (name) => {
    const dot = name.lastIndexOf('.');
    const [stem, end] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    for (let number = 1; ; number += 1) {
      const chosen = number === 1 ? name : `${stem} (${number})${end}`;
      if (used.has(chosen.toLowerCase())) continue;
      used.add(chosen.toLowerCase());
      return chosen;
    }
  };
}
