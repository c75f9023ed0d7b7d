import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';
import type yauzl from 'yauzl';
import { createInflationLimit, openZip } from './inspect-zip.ts';
import { asRefusal, refuse, type ZipWords } from './refusal.ts';

type PlacedFile = { entry: yauzl.Entry; name: string };
/** Files that are unpacked one after the other. They share the memory for their packed bytes, which costs less to collect. */
type Lane = { packed: Buffer };
type Unpacking = { entry: yauzl.Entry; lane: Lane; target: string };
type Limit = ReturnType<typeof createInflationLimit>;
type Zip = { zip: yauzl.ZipFile; path: string; handle: FileHandle; limit: Limit };

/** Number of files that are unpacked at a time. The disk and the threads that inflate work while others wait. */
const atOnce = 4;
/** Largest file that is unpacked in memory at once. Larger ones are streamed in pieces. */
const wholeBytes = 4 * 1024 * 1024;
const pieceBytes = 1024 * 1024;

/** Largest file that is inflated at once on the thread that answers requests. Another thread would take longer to ask. */
const briefBytes = 32 * 1024;

/** Local header of a file in a zip: its length without name and extra fields, and with short ones. */
const headerBytes = 30;
const usualHeaderBytes = 256;
const headerSignature = 0x04034b50;
const stored = 0;
const deflated = 8;
const inflate = promisify(inflateRaw);

/**
 * Unpacks files of a zip to their names below `folder`, several at a time, and returns their bytes. Each has to have the
 * size and the checksum that the zip declares. Throws `package_refused` otherwise, after every file that was being
 * written is closed, so that the caller can remove the folder.
 */
export async function unpackFiles(
  zipPath: string,
  files: readonly PlacedFile[],
  { folder, words }: { folder: string; words: ZipWords },
): Promise<number> {
  const zip = await openZip(zipPath, words);
  const handle = await open(zipPath);
  const limit = createInflationLimit(words);
  try {
    const folders = new Set(files.map(({ name }) => path.dirname(path.join(folder, name))));
    await mkdir(folder, { recursive: true });
    for (const one of folders) await mkdir(one, { recursive: true });
    await eachOf(files, ({ entry, name }, lane) =>
      unpack({ zip, path: zipPath, handle, limit }, { entry, lane, target: path.join(folder, name) }),
    );
  } catch (error) {
    throw asRefusal(error, words);
  } finally {
    zip.close();
    await handle.close();
  }
  return limit.total();
}

/** Works on several items at a time. After an error it begins no other item, waits for those that run, and throws it. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item, lane: Lane) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const errors: unknown[] = [];
  const run = async () => {
    const lane: Lane = { packed: Buffer.alloc(0) };
    for (const item of waiting) {
      if (errors.length > 0) return;
      await work(item, lane).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  if (errors.length > 0) throw errors[0];
}

async function unpack(source: Zip, { entry, lane, target }: Unpacking): Promise<void> {
  const method = entry.compressionMethod;
  if (method !== stored && method !== deflated)
    throw refuse(`The zip is damaged: unsupported compression method ${method}.`);
  if (method === stored && entry.compressedSize !== entry.uncompressedSize) throw wrongSize(entry);
  if (entry.compressedSize > wholeBytes || entry.uncompressedSize > wholeBytes)
    return unpackInPieces(source, entry, { start: await findStart(source.zip, entry), target });
  const packed = await readPacked(source, entry, lane);
  const whole = method === stored ? packed : await inflateWhole(packed, entry);
  source.limit.count(entry, whole.byteLength, whole.byteLength);
  if (whole.byteLength !== entry.uncompressedSize) throw wrongSize(entry);
  if (crc32(whole) !== entry.crc32) throw wrongChecksum(entry);
  await writeFile(target, whole, { flag: 'wx', mode: 0o644 });
}

/**
 * Reads the packed bytes of a file, in one call with its local header where that is not longer than usual. The header
 * says itself where the bytes begin.
 */
async function readPacked({ zip, handle }: Zip, entry: yauzl.Entry, lane: Lane): Promise<Buffer> {
  const neededBytes = usualHeaderBytes + entry.compressedSize;
  if (lane.packed.byteLength < neededBytes) lane.packed = Buffer.alloc(neededBytes);
  const { bytesRead } = await handle.read(lane.packed, 0, neededBytes, entry.relativeOffsetOfLocalHeader);
  const isHeader = bytesRead >= headerBytes && lane.packed.readUInt32LE(0) === headerSignature;
  const start = isHeader ? headerBytes + lane.packed.readUInt16LE(26) + lane.packed.readUInt16LE(28) : neededBytes;
  if (start + entry.compressedSize <= bytesRead) return lane.packed.subarray(start, start + entry.compressedSize);
  const packed = Buffer.alloc(entry.compressedSize);
  const read = await handle.read(packed, 0, entry.compressedSize, await findStart(zip, entry));
  if (read.bytesRead !== entry.compressedSize) throw wrongSize(entry);
  return packed;
}

/** Inflates a file in memory. Its length is limited to the declared one, whatever the file unpacks to. */
async function inflateWhole(packed: Buffer, entry: yauzl.Entry): Promise<Buffer> {
  const size = Math.max(1, entry.uncompressedSize);
  // One piece of output, with room at its end, because a piece that is full asks for another one.
  const options = { maxOutputLength: size, chunkSize: size + 64 };
  try {
    return entry.uncompressedSize > briefBytes ? await inflate(packed, options) : inflateRawSync(packed, options);
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
