import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fieldError } from '@doselore/contract';
import type yauzl from 'yauzl';
import { openZip } from '../../packages/index.ts';
import { type LinkFault, linkFault } from './office-links.ts';

const refused = (message: string) => fieldError('file', message);
const withMacros = () => refused('This file has macros, which are not allowed. Save it without macros, or as a PDF');
const withEmbedded = () =>
  refused('This file has another file embedded in it. Remove the embedded file, or save this file as a PDF');
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
const isEmbedded = /(^|\/)embeddings\/(?![^/]+\.xlsx$)./iu;
/** First bytes of compound files (OLE) and of programs. Embedded files and old Office files are compound files. */
const hiddenStarts = ['d0cf11e0a1b11ae1', '4d5a'];
const startBytes = 8;
const maxRelationships = 1024 * 1024;

/** Refuses macros and embedded files by the names of the parts. */
export function checkNames(entries: readonly yauzl.Entry[]): void {
  if (entries.some(({ fileName }) => isMacro.test(fileName))) throw withMacros();
  if (entries.some(({ fileName }) => isEmbedded.test(fileName))) throw withEmbedded();
}

/** Refuses macros and embedded files by the content types of the parts, which may have any name. */
export function checkContentTypes(types: readonly string[]): void {
  if (types.some((type) => /macroEnabled|vbaProject|activeX|macrosheet/iu.test(type))) throw withMacros();
  if (types.some((type) => /oleObject|\bhtml\b|rtf|rfc822/iu.test(type))) throw withEmbedded();
}

/**
 * Refuses compound files and programs under any name, and links to forbidden targets. Call it after the check of sizes.
 */
export async function checkContents(path: string, entries: readonly yauzl.Entry[]): Promise<void> {
  const zip = await openZip(path);
  try {
    for (const entry of entries) {
      const isLinks = /\.rels$/iu.test(entry.fileName);
      if (isLinks && entry.uncompressedSize > maxRelationships) throw damaged();
      const bytes = await readPart(zip, entry, isLinks ? Number.POSITIVE_INFINITY : startBytes);
      if (hiddenStarts.some((start) => bytes.toString('hex').startsWith(start))) throw withEmbedded();
      const fault = isLinks ? linkFault(bytes) : undefined;
      if (fault !== undefined) throw faults[fault]();
    }
  } finally {
    zip.close();
  }
}

/** Reads a part, or its first bytes. */
async function readPart(zip: yauzl.ZipFile, entry: yauzl.Entry, bytes: number): Promise<Buffer> {
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    if (bytes === Number.POSITIVE_INFINITY) return await buffer(stream);
    let head = Buffer.alloc(0);
    for await (const piece of stream) {
      head = Buffer.concat([head, piece]);
      if (head.length >= bytes) break;
    }
    return head.subarray(0, bytes);
  } catch {
    throw damaged();
  }
}
