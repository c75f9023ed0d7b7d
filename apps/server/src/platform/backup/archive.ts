import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { readTar, type TarEntry, tarEnd, tarHeader, tarPadding } from './tar.ts';

const endName = 'end.json';
const end = z.object({ sha256: z.string(), entries: z.number(), missing: z.array(z.string()) });
export type ArchiveEnd = z.output<typeof end>;

export type ArchiveWriter = {
  add: (name: string, bytes: Buffer) => Promise<void>;
  addFile: (name: string, path: string) => Promise<void>;
  /** Writes the checksum and gives the archive its final name. */
  finish: (summary: Pick<ArchiveEnd, 'missing'>) => Promise<void>;
  /** Removes what has been written. */
  discard: () => Promise<void>;
};

/**
 * Writes a gzipped tar piece by piece. The archive gets its final name when it is complete. Its last file holds a
 * checksum of everything before it.
 */
export function createArchive(file: string): ArchiveWriter {
  const part = `${file}.part`;
  const out = createWriteStream(part, { mode: 0o600 });
  const gzip = createGzip({ level: 4 });
  const hash = createHash('sha256');
  gzip.pipe(out);
  out.on('error', (error) => gzip.destroy(error));
  // `write` rejects with the error. Without a listener Node ends the process before it can clean up.
  gzip.on('error', () => undefined);
  const done = finished(out);
  done.catch(() => undefined);
  let entries = 0;
  const write = async (bytes: Buffer) => {
    hash.update(bytes);
    if (gzip.destroyed) await done;
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), done]);
  };
  const add = async (name: string, bytes: Buffer) => {
    entries += 1;
    await write(tarHeader(name, bytes.byteLength));
    await write(bytes);
    await write(tarPadding(bytes.byteLength));
  };
  return {
    add,
    async addFile(name, path) {
      const handle = await open(path);
      try {
        const { size } = await handle.stat();
        entries += 1;
        await write(tarHeader(name, size));
        let sent = 0;
        for await (const bytes of handle.createReadStream({ autoClose: false })) {
          sent += (bytes as Buffer).byteLength;
          await write(bytes as Buffer);
        }
        if (sent !== size) throw new Error(`${path} changed while it was being copied.`);
        await write(tarPadding(size));
      } finally {
        await handle.close();
      }
    },
    async finish(summary) {
      const sha256 = hash.copy().digest('hex');
      await add(endName, Buffer.from(JSON.stringify({ sha256, entries, ...summary })));
      await write(tarEnd);
      gzip.end();
      await done;
      const handle = await open(part);
      await handle.sync();
      await handle.close();
      await rename(part, file);
    },
    async discard() {
      gzip.destroy();
      out.destroy();
      // Until it is closed, the file may still be about to be made.
      await done.catch(() => undefined);
      await rm(part, { force: true });
    },
  };
}

/** Reads the files of an archive in their order, without checking the archive. */
export async function* readArchive(file: string): AsyncGenerator<TarEntry> {
  for await (const entry of readTar(unzipped(file), {})) if (entry.name !== endName) yield entry;
}

/** Reads the whole archive. Throws when the archive is damaged, cut off or not a backup of Doselore. */
export async function checkArchive(file: string): Promise<ArchiveEnd> {
  try {
    return await readToEnd(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is damaged, cut off or not a backup of Doselore (${reason}). Use another backup.`, {
      cause: error,
    });
  }
}

async function readToEnd(file: string): Promise<ArchiveEnd> {
  const hash = createHash('sha256');
  let before: Hash = hash.copy();
  let entries = 0;
  let found: ArchiveEnd | undefined;
  const onHeader = () => {
    before = hash.copy();
  };
  for await (const entry of readTar(unzipped(file), { onHeader, onBytes: (bytes) => hash.update(bytes) })) {
    if (found !== undefined) throw new Error('data follows its end');
    if (entry.name === endName) {
      const sha256 = before.digest('hex');
      found = end.parse(JSON.parse((await bufferOf(entry)).toString('utf8')));
      if (found.sha256 !== sha256 || found.entries !== entries) throw new Error('its checksum is wrong');
    }
    entries += 1;
  }
  if (found === undefined) throw new Error('its end is missing');
  return found;
}

export async function bufferOf(entry: TarEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry.body) parts.push(part);
  return Buffer.concat(parts);
}

function unzipped(file: string): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
  return gunzip;
}
