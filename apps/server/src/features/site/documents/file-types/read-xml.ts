import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

/** Thrown for XML that this check cannot read. */
export class XmlUnreadable extends Error {}

/**
 * Handlers of the elements and texts of an Office file, called in their order. Names have no prefix, and values no
 * character references.
 */
export type XmlEvents = {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (value: string) => void;
  close: () => void;
};

/** Most characters without a tag, which the parser holds in memory. */
const maxHeld = 32 * 1024 * 1024;
const encodings = /^(utf-?8|utf-?16([lb]e)?|us-ascii|iso-8859-1|windows-1252)$/iu;

export const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function refuseUnreadable(): never {
  throw new XmlUnreadable();
}

/**
 * Reads a part as its text arrives, until `isDone` answers true. With `isLoose`, faults of the XML are passed over: old
 * drawings (VML) have some. Throws `XmlUnreadable`.
 */
export async function readXml(
  pieces: AsyncIterable<string>,
  { open, text, close, isDone, isLoose }: XmlEvents & { isDone: () => boolean; isLoose: boolean },
): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  let depth = 0;
  parser.on('error', () => (isLoose ? undefined : refuseUnreadable()));
  // Other encodings and entities of the part's own could hide something from this check.
  parser.on('xmldecl', ({ encoding }) => (encoding === undefined || encodings.test(encoding) ? 0 : refuseUnreadable()));
  parser.on('doctype', (doctype) => (doctype.includes('[') ? refuseUnreadable() : 0));
  parser.on('opentag', (tag) => {
    depth = 0;
    open(withoutPrefix(tag.name), tag.attributes);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', close);
  for await (const piece of pieces) {
    depth += piece.length;
    if (depth > maxHeld) refuseUnreadable();
    parser.write(piece);
    if (isDone()) return;
  }
  parser.close();
}

/** Names the encoding of a part by its first bytes, or returns undefined for a part that is not XML. */
export function xmlEncoding(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const hex = head.toString('hex');
  if (/^(fffe|3c00)/u.test(hex)) return 'utf-16le';
  if (/^(feff|003c)/u.test(hex)) return 'utf-16be';
  return /^(efbbbf)?(20|09|0a|0d)*3c/u.test(hex) ? 'utf-8' : undefined;
}

/** Decodes a stream into pieces of text. */
export async function* decoded(stream: Readable, head: Buffer, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  yield decoder.decode(head, { stream: true });
  for await (const piece of stream) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
