import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';

type Colour = readonly [number, number, number];

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Returns a PNG whose points have the colour that `colourAt` gives for them, each from 0 to 1 across and down. Its bytes
 * stay the same for ever, because stored digests of certificates depend on them.
 */
export function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgb.set(colourAt(x / width, y / height), (y * width + x) * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits a channel, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const at = row * (stride + 1);
    // Each row holds the differences from the row above.
    rows[at] = 2;
    for (let byte = 0; byte < stride; byte += 1) {
      const above = row === 0 ? 0 : (rgb[(row - 1) * stride + byte] ?? 0);
      rows[at + 1 + byte] = (rgb[row * stride + byte] ?? 0) - above;
    }
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
