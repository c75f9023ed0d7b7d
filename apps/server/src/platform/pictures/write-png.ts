import { zlibSync } from 'fflate';

/** Picture without transparency: 3 bytes for each point, red, green and blue, row by row. */
export type Pixels = { width: number; height: number; rgb: Uint8Array };

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
}

/**
 * Returns a PNG with a text in a chunk of its own, where programs find it by a keyword (iTXt, not compressed). The picture
 * stays the same.
 */
export function addText(png: Buffer, { keyword, text }: { keyword: string; text: string }): Buffer {
  // Keyword, then no compression, no language and no translated keyword.
  const data = Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text)]);
  const headEnd = pngSignature.length + 25;
  return Buffer.concat([png.subarray(0, headEnd), chunk('iTXt', data), png.subarray(headEnd)]);
}

/** Writes a PNG. Each row holds the differences from the row above, which makes drawings small. */
export function writePng({ width, height, rgb }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits a channel, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const at = row * (stride + 1);
    rows[at] = 2;
    for (let byte = 0; byte < stride; byte += 1) {
      const above = row === 0 ? 0 : (rgb[(row - 1) * stride + byte] ?? 0);
      rows[at + 1 + byte] = (rgb[row * stride + byte] ?? 0) - above;
    }
  }
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
