import type { Readable } from 'node:stream';

/** Tag of an XML part. The name has no prefix. */
export type XmlTag = { kind: 'open' | 'close' | 'empty'; name: string; attributes: string };
/** Piece of an XML part. The value of a text is still escaped. */
export type XmlToken = XmlTag | { kind: 'text'; value: string } | { kind: 'declaration'; value: string };

/** Thrown for XML that cannot be divided into tokens. */
export class XmlUnreadable extends Error {}

/** Groups: CDATA, declaration, end of an element, name, attributes, text. */
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<([?][\s\S]*?[?]|!(?!--|\[)(?:[^>[]|\[[^\]]*\])*)>|<(\/?)(?:[^\s/>:!?]+:)?([^\s/>:!?]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gy;

/** Longest token that is not text. VML stores a drawing in one attribute. */
const maxToken = 8 * 1024 * 1024;

/**
 * Gives each token of a part to `take` as the text arrives, and stops when it answers true. Returns its last answer.
 * Comments are left out, and one text may arrive in pieces. Throws `XmlUnreadable`.
 */
export async function takeTokens(pieces: AsyncIterable<string>, take: (token: XmlToken) => boolean): Promise<boolean> {
  let rest = '';
  let tryFrom = 0;
  for await (const piece of pieces) {
    rest += piece;
    if (rest.length < tryFrom) continue;
    let at = 0;
    token.lastIndex = 0;
    for (let match = token.exec(rest); match !== null; match = token.exec(rest)) {
      at = token.lastIndex;
      const found = tokenOf(match);
      if (found !== undefined && take(found)) return true;
    }
    rest = rest.slice(at);
    // An incomplete token is tried again when twice as much has arrived, so that the time stays linear.
    tryFrom = rest.length * 2;
    if (rest.length > maxToken) throw new XmlUnreadable();
  }
  if (rest !== '') throw new XmlUnreadable();
  return false;
}

function tokenOf([, cdata, declaration, end, name, attributes = '', text]: RegExpExecArray): XmlToken | undefined {
  if (text !== undefined) return { kind: 'text', value: text };
  if (name !== undefined) {
    if (end === '/') return { kind: 'close', name, attributes };
    return { kind: attributes.endsWith('/') ? 'empty' : 'open', name, attributes };
  }
  if (cdata !== undefined) return { kind: 'text', value: cdata.replaceAll('&', '&amp;') };
  return declaration === undefined ? undefined : { kind: 'declaration', value: declaration };
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
