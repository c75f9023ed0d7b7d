import { inflateSync } from 'node:zlib';

const woffHead = 44;
const sfntHead = 12;
const entry = { woff: 20, sfnt: 16 };

/** Unpacks a WOFF file to the font inside it. fontkit would unpack each glyph again, which takes most of its time. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHead + count * entry.sfnt);
  // Both headers begin with the kind of the font. fontkit does not read the fields for a binary search.
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let nth = 0; nth < count; nth += 1) {
    const from = woffHead + nth * entry.woff;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    const at = sfntHead + nth * entry.sfnt;
    woff.copy(head, at, from, from + 4);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(tables);
}
