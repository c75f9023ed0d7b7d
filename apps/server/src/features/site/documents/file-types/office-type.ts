import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError, fieldError } from '@doselore/contract';
import type { DocumentType } from '@doselore/contract/documents';
import type yauzl from 'yauzl';
import { inspectZip, openZip } from '../../../../platform/zip/index.ts';
import { checkContents, checkContentTypes, checkNames, damaged, officeWords, withEmbedded } from './office-parts.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** Content type of the main part of each kind of file that is taken. */
const mainParts: ReadonlyMap<string, DocumentType> = new Map([
  [`${office}.wordprocessingml.document.main+xml`, `${office}.wordprocessingml.document`],
  [`${office}.spreadsheetml.sheet.main+xml`, `${office}.spreadsheetml.sheet`],
  [`${office}.presentationml.presentation.main+xml`, `${office}.presentationml.presentation`],
]);

const workbook = `${office}.spreadsheetml.sheet`;
const maxEntries = 2_000;
const maxRatio = 200;
/** Size from which the compression ratio counts. A small part may compress further without harm. */
const ratioMatters = 1024 * 1024;
const maxUnpacked = 500 * 1024 * 1024;
const maxContentTypes = 1024 * 1024;
const contentTypesName = '[Content_Types].xml';

const refused = (message: string) => fieldError('file', message);
const otherZip = () => refused('Zip files are not taken. Unpack it, and upload each document by itself');

/** Parts and unpacked bytes of a file and its embedded workbooks so far. */
type Sizes = { parts: number; unpacked: number };
type Checked = { type: DocumentType; embedded: yauzl.Entry[] };

/**
 * Returns the type of a DOCX, XLSX or PPTX. Embedded workbooks pass the same check, and may have nothing embedded.
 * Unpacks embedded workbooks beside the file, and nothing else.
 */
export async function officeType(path: string): Promise<DocumentType> {
  const sizes: Sizes = { parts: 0, unpacked: 0 };
  const { type, embedded } = await checkFile(path, sizes, otherZip);
  if (embedded.length === 0) return type;
  const folder = await mkdtemp(`${path}-embedded-`);
  try {
    for (const entry of embedded) await checkEmbedded({ path, entry, place: join(folder, 'workbook') }, sizes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return type;
}

async function checkEmbedded(
  { path, entry, place }: { path: string; entry: yauzl.Entry; place: string },
  sizes: Sizes,
): Promise<void> {
  const zip = await openZip(path, officeWords);
  try {
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(place));
  } catch {
    throw damaged();
  } finally {
    zip.close();
  }
  if (!(await startsAsZip(place))) throw withEmbedded();
  const { type, embedded } = await checkFile(place, sizes, withEmbedded);
  if (type !== workbook || embedded.length > 0) throw withEmbedded();
}

async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer: head } = await file.read({ buffer: Buffer.alloc(4), position: 0 });
    return head.toString('hex') === '504b0304';
  } finally {
    await file.close();
  }
}

/** Checks one file. `notOffice` makes the error for a zip that is not an Office file. */
async function checkFile(path: string, sizes: Sizes, notOffice: () => Error): Promise<Checked> {
  const entries = await listEntries(path);
  const embedded = checkNames(entries);
  checkSizes(entries, sizes);
  const listed = entries.find(({ fileName }) => fileName === contentTypesName);
  if (listed === undefined) throw notOffice();
  const types = await readContentTypes(path, listed);
  checkContentTypes(types);
  const main = types.map((type) => mainParts.get(type)).filter((type) => type !== undefined);
  const [type] = main;
  if (type === undefined || main.length > 1)
    throw refused('This kind of Office file is not taken. Save it as DOCX, XLSX or PPTX, or as a PDF');
  await checkContents(
    path,
    entries.filter((entry) => !embedded.includes(entry)),
  );
  return { type, embedded };
}

/** Lists the parts of the file, checked as those of a package. */
async function listEntries(path: string): Promise<yauzl.Entry[]> {
  try {
    return await inspectZip(path, { maxFiles: maxEntries, words: officeWords });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'package_refused') throw error;
    throw refused(`${error.message} For an Office file: save it again in Office, or as a PDF`);
  }
}

/**
 * Refuses a bomb by the sizes that the list declares, together with those of the file around it. Reading a part stops
 * where it exceeds its declared size.
 */
function checkSizes(entries: readonly yauzl.Entry[], sizes: Sizes): void {
  const isDense = ({ uncompressedSize, compressedSize }: yauzl.Entry) =>
    uncompressedSize > ratioMatters && uncompressedSize > compressedSize * maxRatio;
  sizes.parts += entries.length;
  sizes.unpacked += entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (entries.some(isDense) || sizes.unpacked > maxUnpacked || sizes.parts > maxEntries)
    throw refused('This file unpacks to far more than its size. Save it again in Office, or as a PDF');
}

async function readContentTypes(path: string, entry: yauzl.Entry): Promise<string[]> {
  if (entry.uncompressedSize > maxContentTypes) throw damaged();
  const zip = await openZip(path, officeWords);
  try {
    const xml = (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
    return Array.from(xml.matchAll(/ContentType\s*=\s*(?:"([^"]*)"|'([^']*)')/gu), ([, double, single]) =>
      (double ?? single ?? '').trim(),
    );
  } catch {
    throw damaged();
  } finally {
    zip.close();
  }
}
