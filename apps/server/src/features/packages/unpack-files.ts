import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import type yauzl from 'yauzl';
import { createInflationLimit, openZip } from './inspect-zip.ts';
import { asRefusal, refuse } from './refusal.ts';

type PlacedFile = { entry: yauzl.Entry; name: string };
type Limit = ReturnType<typeof createInflationLimit>;
type Zip = { zip: yauzl.ZipFile; path: string; handle: FileHandle; limit: Limit };

/** Number of files that are unpacked at a time. The disk and the threads that inflate work while others wait. */
const atOnce = 4;
/** Largest file that is unpacked in memory at once. Larger ones are streamed in pieces of this size. */
const pieceBytes = 1024 * 1024;

const stored = 0;
const deflated = 8;
const inflate = promisify(inflateRaw);

/**
 * Unpacks files of a zip to their names below `folder`, several at a time, and returns their bytes. Each has to have the
 * size and the checksum that the zip declares. Throws `package_refused` otherwise, after every file that was being
 * written is closed, so that the caller can remove the folder.
 */
export async function unpackFiles(zipPath: string, files: readonly PlacedFile[], folder: string): Promise<number> {
  const zip = await openZip(zipPath);
  const handle = await open(zipPath);
  const limit = createInflationLimit();
  try {
    const folders = new Set(files.map(({ name }) => path.dirname(path.join(folder, name))));
    await mkdir(folder, { recursive: true });
    for (const one of folders) await mkdir(one, { recursive: true });
    await eachOf(files, ({ entry, name }) =>
      unpack({ zip, path: zipPath, handle, limit }, entry, path.join(folder, name)),
    );
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
    await handle.close();
  }
  return limit.total();
}

/** Works on several items at a time. After an error it begins no other item, waits for those that run, and throws it. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const errors: unknown[] = [];
  const lane = async () => {
    for (const item of waiting) {
      if (errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (errors.length > 0) throw errors[0];
}

async function unpack(source: Zip, entry: yauzl.Entry, target: string): Promise<void> {
  const method = entry.compressionMethod;
  if (method !== stored && method !== deflated)
    throw refuse(`The zip is damaged: unsupported compression method ${method}.`);
  if (method === stored && entry.compressedSize !== entry.uncompressedSize) throw wrongSize(entry);
  const start = await findStart(source.zip, entry);
  if (entry.compressedSize > pieceBytes || entry.uncompressedSize > pieceBytes)
    return unpackInPieces(source, entry, { start, target });
  const packed = Buffer.alloc(entry.compressedSize);
  const { bytesRead } = await source.handle.read(packed, 0, entry.compressedSize, start);
  if (bytesRead !== entry.compressedSize) throw wrongSize(entry);
  const whole = method === stored ? packed : await inflateWhole(packed, entry);
  source.limit.count(entry, whole.byteLength, whole.byteLength);
  if (whole.byteLength !== entry.uncompressedSize) throw wrongSize(entry);
  if (crc32(whole) !== entry.crc32) throw wrongChecksum(entry);
  await writeFile(target, whole, { flag: 'wx', mode: 0o644 });
}

/** Inflates a file in memory. Its length is limited to the declared one, whatever the file unpacks to. */
async function inflateWhole(packed: Buffer, entry: yauzl.Entry): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw wrongSize(entry);
    throw error;
  }
}

type Piecewise = { start: number; target: string };

async function unpackInPieces(source: Zip, entry: yauzl.Entry, { start, target }: Piecewise): Promise<void> {
  const end = start + entry.compressedSize - 1;
  const counting = count(entry, source.limit);
  const packed = createReadStream(source.path, { start, end, highWaterMark: pieceBytes });
  const file = createWriteStream(target, { flags: 'wx', mode: 0o644, highWaterMark: pieceBytes });
  if (entry.compressionMethod === stored) return pipeline(packed, counting, file);
  return pipeline(packed, createInflateRaw({ chunkSize: pieceBytes }), counting, file);
}

/** Counts the unpacked bytes of one file, and compares size and checksum with those of the zip at its end. */
function count(entry: yauzl.Entry, limit: Limit): Transform {
  let soFar = 0;
  let checksum = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      soFar += piece.byteLength;
      checksum = crc32(piece, checksum);
      try {
        if (soFar > entry.uncompressedSize) throw wrongSize(entry);
        limit.count(entry, soFar, piece.byteLength);
        done(null, piece);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      if (soFar !== entry.uncompressedSize) done(wrongSize(entry));
      else done(checksum === entry.crc32 ? null : wrongChecksum(entry));
    },
  });
}

function findStart(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<number> {
  return new Promise((resolve, reject) => {
    zip.readLocalFileHeader(entry, { minimal: true }, (error, header) =>
      error === null ? resolve(header.fileDataStart) : reject(error),
    );
  });
}

const wrongSize = (entry: yauzl.Entry) =>
  refuse(`The zip is damaged: the size of “${entry.fileName}” is wrong. Export it again and upload it.`);

const wrongChecksum = (entry: yauzl.Entry) =>
  refuse(`The zip is damaged: the checksum of “${entry.fileName}” is wrong. Export it again and upload it.`);
