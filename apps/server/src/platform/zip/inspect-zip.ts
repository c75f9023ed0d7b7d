import type { AppError } from '@doselore/contract';
import yauzl from 'yauzl';
import { createNameCheck } from './entry-names.ts';
import { asRefusal, refuse, type ZipWords } from './refusal.ts';

const usualMaxFiles = 20_000;
const maxBytes = 2 * 1024 ** 3;
const maxRatio = 200;
/**
 * Size from which the compression ratio is checked. A small file may compress further without harm, for example a page
 * of blanks.
 */
const ratioMatters = 10 * 1024 * 1024;

const symlinkMode = 0o120000;
const fileTypeMask = 0o170000;
const encryptedFlag = 0x1;

type Inspecting = { maxFiles?: number; words: ZipWords };

/**
 * Reads a zip's list of contents and refuses harmful entries before anything is unpacked. Harmful are paths that lead
 * out, links, encrypted entries, and names that would collide on a disk. Too many files and folders or too many bytes
 * are refused too. `maxFiles` is the largest number of both. Returns every file (no folders), in the order of the zip.
 */
export async function inspectZip(
  path: string,
  { maxFiles = usualMaxFiles, words }: Inspecting,
): Promise<yauzl.Entry[]> {
  const zip = await openZip(path, words);
  const entries: yauzl.Entry[] = [];
  const names = createNameCheck();
  let declared = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry);
      names.check(entry.fileName);
      if (names.count() > maxFiles)
        throw refuse(`The zip has more than ${maxFiles.toLocaleString('en-GB')} files and folders.`);
      if (entry.fileName.endsWith('/')) continue;
      entries.push(entry);
      declared += entry.uncompressedSize;
      if (declared > maxBytes) throw tooLarge(words);
    }
  } catch (error) {
    throw asRefusal(error, words);
  } finally {
    zip.close();
  }
  if (entries.length === 0) throw refuse('The zip is empty.');
  return entries;
}

export async function openZip(path: string, words: ZipWords): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, {
      lazyEntries: true,
      // Backslashes become slashes: PowerShell and old .NET programs write them. The names are checked after that.
      strictFileNames: false,
      validateEntrySizes: true,
      autoClose: false,
    });
  } catch (error) {
    throw asRefusal(error, words);
  }
}

function checkEntry(entry: yauzl.Entry): void {
  const name = entry.fileName;
  const mode = (entry.externalFileAttributes >>> 16) & fileTypeMask;
  if (mode === symlinkMode) throw refuse(`The zip contains a symbolic link, “${name}”. Links are not allowed.`);
  if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0)
    throw refuse(`The file “${name}” is encrypted. Make the zip without a password.`);
  const isOutside = name.startsWith('/') || /^[a-z]:/iu.test(name) || name.split('/').includes('..');
  if (isOutside || name.includes('\\') || name.includes('\0'))
    throw refuse(`The file “${name.slice(0, 100)}” has a path that is not allowed.`);
}

function tooLarge({ name }: ZipWords): AppError {
  return refuse(`${name} holds more than 2 GB when it is unpacked.`);
}

/**
 * Counts the bytes that are really unpacked from one file, because headers can be wrong. `limits` is shared by all
 * files of a zip. Throws the refusal from inside the stream.
 */
export function createInflationLimit(words: ZipWords) {
  let total = 0;
  return {
    count(entry: yauzl.Entry, soFar: number, chunk: number): void {
      total += chunk;
      if (total > maxBytes) throw tooLarge(words);
      if (soFar > ratioMatters && soFar > entry.compressedSize * maxRatio) {
        throw refuse(`The file “${entry.fileName}” unpacks to more than ${maxRatio} times its size.`);
      }
    },
    total: () => total,
  };
}
