import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fieldError } from '@doselore/contract';
import type yauzl from 'yauzl';
import { openZip, type ZipWords } from '../../../../platform/zip/index.ts';
import { asksPrograms } from './dde.ts';
import { type LinkFault, linkFault } from './office-links.ts';
import { decoded, xmlEncoding } from './read-xml.ts';

const refused = (message: string) => fieldError('file', message);
const withMacros = () => refused('This file has macros, which are not allowed. Save it without macros, or as a PDF');
export const withEmbedded = () =>
  refused('This file has another file embedded in it. Remove the embedded file, or save this file as a PDF');
const withDde = () =>
  refused(
    'This file asks another program for data when it opens (DDE), which is not allowed. Remove its DDE fields or formulas, or save the file as a PDF',
  );
export const damaged = () => refused('This Office file is damaged. Save it again in Office, or as a PDF');

const faults: Record<LinkFault, () => Error> = {
  outside: () =>
    refused('This file links to a file, a network folder or a program. Remove these links, or save the file as a PDF'),
  loads: () =>
    refused(
      'This file loads content from somewhere else when it opens. Break these links in Office, or save the file as a PDF',
    ),
  unreadable: damaged,
};

const isMacro = /(^|\/)(vba(Project|Data)[^/]*\.(bin|xml)|activeX[^/]*\.(bin|xml)|macrosheets\/.+)$/iu;
/** Charts store their numbers in an embedded workbook. Any other embedded part is a separate file. */
const isEmbedded = /(^|\/)embeddings\/./iu;
const isWorkbook = /(^|\/)embeddings\/[^/]+\.xlsx$/iu;
/** First bytes of compound files (OLE), programs and zips. Embedded files and old Office files are compound files. */
const hiddenStarts = ['d0cf11e0a1b11ae1', '4d5a', '504b0304', '504b0506', '504b0708'];
const startBytes = 8;
const maxRelationships = 1024 * 1024;

/** Refuses macros and embedded files by the names of the parts. Returns the embedded workbooks, which need a check. */
export function checkNames(entries: readonly yauzl.Entry[]): yauzl.Entry[] {
  if (entries.some(({ fileName }) => isMacro.test(fileName))) throw withMacros();
  const embedded = entries.filter(({ fileName }) => isEmbedded.test(fileName));
  if (embedded.some(({ fileName }) => !isWorkbook.test(fileName))) throw withEmbedded();
  return embedded;
}

/** Refuses macros and embedded files by the content types of the parts, which may have any name. */
export function checkContentTypes(types: readonly string[]): void {
  if (types.some((type) => /macroEnabled|vbaProject|activeX|macrosheet/iu.test(type))) throw withMacros();
  if (types.some((type) => /oleObject|\bhtml\b|rtf|rfc822/iu.test(type))) throw withEmbedded();
}

/** Words about an Office file, which is a zip. */
export const officeWords: ZipWords = { name: 'The file', instead: 'Upload the whole file.' };

/**
 * Refuses compound files, programs and zips under any name, links to forbidden targets, and DDE. Call it after the check
 * of sizes, and without embedded workbooks.
 */
export async function checkContents(path: string, entries: readonly yauzl.Entry[]): Promise<void> {
  const zip = await openZip(path, officeWords);
  try {
    for (const entry of entries)
      await (/\.rels$/iu.test(entry.fileName) ? checkLinks(zip, entry) : checkPart(zip, entry));
  } finally {
    zip.close();
  }
}

async function checkLinks(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  if (entry.uncompressedSize > maxRelationships) throw damaged();
  const fault = linkFault(await readable(async () => buffer(await zip.openReadStreamPromise(entry))));
  if (fault !== undefined) throw faults[fault]();
}

/** Reads the first bytes of a part, and all of it if it is XML. */
async function checkPart(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  const stream = await readable(() => zip.openReadStreamPromise(entry));
  try {
    const head = await readable(() => readHead(stream));
    if (hiddenStarts.some((start) => head.toString('hex').startsWith(start))) throw withEmbedded();
    const encoding = xmlEncoding(head);
    if (encoding === undefined) return;
    const isLoose = /\.vml$/iu.test(entry.fileName);
    if (await readable(() => asksPrograms(decoded(stream, head, encoding), isLoose))) throw withDde();
  } finally {
    stream.destroy();
  }
}

async function readHead(stream: Readable): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    head = Buffer.concat([head, piece]);
    if (head.length >= startBytes) break;
  }
  return head;
}

/** Reports faults of the zip and of its XML as a damaged file. */
async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    throw damaged();
  }
}
