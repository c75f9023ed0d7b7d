import { AppError } from '@doselore/contract';
import yauzl from 'yauzl';

const maxFiles = 20_000;
const maxBytes = 2 * 1024 ** 3;
const maxRatio = 200;
/** Small files may be packed harder than that without harm: a page of blanks is no bomb. */
const ratioMatters = 10 * 1024 * 1024;

const symlinkMode = 0o120000;
const fileTypeMask = 0o170000;
const encryptedFlag = 0x1;

export function refuse(message: string): AppError {
  return new AppError('package_refused', message, { fields: { file: [message] } });
}

/**
 * Reads a zip's list of contents and refuses what could do harm before anything is unpacked: paths that lead out,
 * links, encrypted entries, names that differ in case only, too many or too large files.
 * @returns every file (no folders), in the order of the zip
 */
export async function inspectZip(path: string): Promise<yauzl.Entry[]> {
  const zip = await openZip(path);
  const entries: yauzl.Entry[] = [];
  const seen = new Map<string, string>();
  let declared = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      checkEntry(entry);
      const folded = entry.fileName.normalize('NFC').toLowerCase();
      const twin = seen.get(folded);
      if (twin !== undefined) throw refuse(`The zip has the same file twice: “${twin}” and “${entry.fileName}”.`);
      seen.set(folded, entry.fileName);
      entries.push(entry);
      declared += entry.uncompressedSize;
      if (entries.length > maxFiles) throw refuse(`The zip has more than ${maxFiles.toLocaleString('en-GB')} files.`);
      if (declared > maxBytes) throw tooLarge();
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
  if (entries.length === 0) throw refuse('The zip is empty.');
  return entries;
}

export async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, {
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
      autoClose: false,
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

function checkEntry(entry: yauzl.Entry): void {
  const name = entry.fileName;
  const mode = (entry.externalFileAttributes >>> 16) & fileTypeMask;
  if (mode === symlinkMode) throw refuse(`The zip has a link in it, “${name}”. Links are not allowed.`);
  if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0)
    throw refuse(`The file “${name}” is encrypted. Make the zip without a password.`);
  const isOutside = name.startsWith('/') || /^[a-z]:/iu.test(name) || name.split('/').includes('..');
  if (isOutside || name.includes('\\') || name.includes('\0'))
    throw refuse(`The file “${name.slice(0, 100)}” has a path that is not allowed.`);
}

function tooLarge(): AppError {
  return refuse('The package holds more than 2 GB when it is unpacked.');
}

/**
 * Counts what really comes out of one file, because headers can lie. `limits` is shared by all files of a package.
 * Throws the refusal from inside the stream.
 */
export function createInflationLimit() {
  let total = 0;
  return {
    count(entry: yauzl.Entry, soFar: number, chunk: number): void {
      total += chunk;
      if (total > maxBytes) throw tooLarge();
      if (soFar > ratioMatters && soFar > entry.compressedSize * maxRatio) {
        throw refuse(`The file “${entry.fileName}” unpacks to more than ${maxRatio} times its size.`);
      }
    },
    total: () => total,
  };
}

const zipWords =
  /zip|central directory|local file header|compress|relative path|absolute path|backslash|invalid characters|size|inflate|distance|code lengths|block type|checksum|crc|encrypt|end of|unexpected|range/iu;

/** What the reader says of a broken zip, in the words of whoever uploads. Anything else stays what it is. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const text = error.message;
  if (/relative path|absolute path|invalid characters|backslash/iu.test(text))
    return refuse(`The zip has a file with a path that is not allowed: ${text}.`);
  if (/encrypt/iu.test(text)) return refuse('A file in the zip is encrypted. Make the zip without a password.');
  if (/end of central directory|not a zip/iu.test(text))
    return refuse('This file is not a zip, or its end is missing. Upload the zip that your authoring tool made.');
  return zipWords.test(text) ? refuse(`The zip is damaged: ${text}. Make it again and upload it.`) : error;
}
