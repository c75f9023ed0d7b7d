import { buffer } from 'node:stream/consumers';
import { AppError, fieldError } from '@doselore/contract';
import type { DocumentType } from '@doselore/contract/documents';
import type yauzl from 'yauzl';
import { inspectZip, openZip } from '../../packages/index.ts';
import { checkContents, checkContentTypes, checkNames, damaged } from './office-parts.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** Content type of the main part of each kind of file that is taken. */
const mainParts: ReadonlyMap<string, DocumentType> = new Map([
  [`${office}.wordprocessingml.document.main+xml`, `${office}.wordprocessingml.document`],
  [`${office}.spreadsheetml.sheet.main+xml`, `${office}.spreadsheetml.sheet`],
  [`${office}.presentationml.presentation.main+xml`, `${office}.presentationml.presentation`],
]);

const maxEntries = 2_000;
const maxRatio = 200;
/** Size from which the compression ratio counts. A small part may compress further without harm. */
const ratioMatters = 1024 * 1024;
const maxUnpacked = 500 * 1024 * 1024;
const maxContentTypes = 1024 * 1024;
const contentTypesName = '[Content_Types].xml';

const refused = (message: string) => fieldError('file', message);
const otherZip = () => refused('Zip files are not taken. Unpack it, and upload each document by itself');

/**
 * Returns the type of a DOCX, XLSX or PPTX. Unpacks only the lists of content types and links, and the start of each
 * part.
 */
export async function officeType(path: string): Promise<DocumentType> {
  const entries = await listEntries(path);
  checkNames(entries);
  checkSizes(entries);
  const listed = entries.find(({ fileName }) => fileName === contentTypesName);
  if (listed === undefined) throw otherZip();
  const types = await readContentTypes(path, listed);
  checkContentTypes(types);
  const main = types.map((type) => mainParts.get(type)).filter((type) => type !== undefined);
  const [type] = main;
  if (type === undefined || main.length > 1)
    throw refused('This kind of Office file is not taken. Save it as DOCX, XLSX or PPTX, or as a PDF');
  await checkContents(path, entries);
  return type;
}

/** Lists the parts of the file, checked as those of a package. */
async function listEntries(path: string): Promise<yauzl.Entry[]> {
  try {
    return await inspectZip(path, { maxFiles: maxEntries });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'package_refused') throw error;
    throw refused(`${error.message} For an Office file: save it again in Office, or as a PDF`);
  }
}

/** Refuses a bomb by the sizes that the list declares. Nothing here is unpacked, and readers' programs compare them. */
function checkSizes(entries: readonly yauzl.Entry[]): void {
  const isDense = ({ uncompressedSize, compressedSize }: yauzl.Entry) =>
    uncompressedSize > ratioMatters && uncompressedSize > compressedSize * maxRatio;
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (entries.some(isDense) || total > maxUnpacked)
    throw refused('This file unpacks to far more than its size. Save it again in Office, or as a PDF');
}

async function readContentTypes(path: string, entry: yauzl.Entry): Promise<string[]> {
  if (entry.uncompressedSize > maxContentTypes) throw damaged();
  const zip = await openZip(path);
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
