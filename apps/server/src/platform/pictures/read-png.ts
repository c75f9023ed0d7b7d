import { inflateSync } from 'node:zlib';
import { type Pixels, pngSignature } from './write-png.ts';

/** Problem with a picture, in words for the person who chose it. */
export class PictureProblem extends Error {}

export type PngHead = { width: number; height: number; bits: number; channels: number; isIndexed: boolean };

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const damaged = () => new PictureProblem('The file is damaged. Save the picture again');

/** Reads size and kind of a PNG. Throws `PictureProblem` for one that certificates cannot show. */
export function readPngHead(png: Buffer): PngHead {
  if (png.length < 33 || !png.subarray(0, 8).equals(pngSignature) || png.toString('latin1', 12, 16) !== 'IHDR')
    throw damaged();
  const [bits = 0, colour = 0, , , interlaced = 0] = png.subarray(24, 29);
  const channels = channelsOf[colour];
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(bits)) throw damaged();
  if (interlaced !== 0) throw new PictureProblem('Save the PNG without interlacing');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return { width, height, bits, channels, isIndexed: colour === 3 };
}

function chunksOf(png: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>();
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.set(type, [...(chunks.get(type) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return chunks;
}

/**
 * Reads the points of a PNG. What is transparent becomes white, as on paper. Unpacks no more than its size needs, so
 * that a small file cannot fill the memory. Throws `PictureProblem` for a damaged one.
 */
export function readPng(png: Buffer): Pixels {
  const head = readPngHead(png);
  const { width, height, bits, channels, isIndexed } = head;
  const chunks = chunksOf(png);
  const stride = Math.ceil((width * channels * bits) / 8);
  const rows = undoFilters(unpack(chunks.get('IDAT') ?? [], (stride + 1) * height), {
    stride,
    height,
    step: Math.max(1, (channels * bits) / 8),
  });
  const [palette] = chunks.get('PLTE') ?? [];
  const [clear] = chunks.get('tRNS') ?? [];
  if (isIndexed && palette === undefined) throw damaged();
  if (bits === 8 && channels >= 3 && clear === undefined) return { width, height, rgb: withoutAlpha(rows, channels) };
  const sample = sampler(rows, { bits, stride });
  const most = isIndexed ? 255 : 2 ** bits - 1;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const values = Array.from({ length: channels }, (_, channel) => sample(y, x * channels + channel));
      const point = isIndexed ? fromPalette(values[0] ?? 0, palette, clear) : fromChannels(values, { most, clear });
      rgb.set(point, (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}

/** Does the same as `fromChannels` for the usual kind of picture, many times as fast. */
function withoutAlpha(rows: Buffer, channels: number): Uint8Array {
  const points = rows.length / channels;
  const rgb = new Uint8Array(points * 3);
  for (let point = 0; point < points; point += 1) {
    const alpha = channels === 4 ? (rows[point * 4 + 3] ?? 0) / 255 : 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rows[point * channels + channel] ?? 0;
      rgb[point * 3 + channel] = Math.round(value * alpha + 255 * (1 - alpha));
    }
  }
  return rgb;
}

function unpack(parts: readonly Buffer[], bytes: number): Buffer {
  try {
    const unpacked = inflateSync(Buffer.concat(parts), { maxOutputLength: bytes });
    if (unpacked.length === bytes) return unpacked;
  } catch {
    // Broken, or longer than its size says.
  }
  throw damaged();
}

type Rows = { stride: number; height: number; step: number };

function undoFilters(filtered: Buffer, { stride, height, step }: Rows): Buffer {
  const rows = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = filtered[row * (stride + 1)] ?? 0;
    for (let byte = 0; byte < stride; byte += 1) {
      const at = row * stride + byte;
      const left = byte < step ? 0 : (rows[at - step] ?? 0);
      const up = row === 0 ? 0 : (rows[at - stride] ?? 0);
      const corner = byte < step || row === 0 ? 0 : (rows[at - stride - step] ?? 0);
      rows[at] = (filtered[row * (stride + 1) + 1 + byte] ?? 0) + guess(filter, { left, up, corner });
    }
  }
  return rows;
}

function guess(filter: number, { left, up, corner }: { left: number; up: number; corner: number }): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) throw damaged();
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Returns a function that reads the value of a channel, counted along its row. */
function sampler(rows: Buffer, { bits, stride }: { bits: number; stride: number }) {
  return (row: number, nth: number): number => {
    const start = row * stride;
    if (bits === 8) return rows[start + nth] ?? 0;
    if (bits === 16) return rows.readUInt16BE(start + nth * 2);
    const perByte = 8 / bits;
    const shift = 8 - bits * ((nth % perByte) + 1);
    return ((rows[start + Math.floor(nth / perByte)] ?? 0) >> shift) & (2 ** bits - 1);
  };
}

function onWhite(colour: readonly number[], alpha: number): number[] {
  return colour.map((value) => Math.round(value * alpha + 255 * (1 - alpha)));
}

function fromPalette(index: number, palette: Buffer | undefined, clear: Buffer | undefined): number[] {
  const colour = [0, 1, 2].map((channel) => palette?.[index * 3 + channel] ?? 0);
  return onWhite(colour, (clear?.[index] ?? 255) / 255);
}

function fromChannels(
  values: readonly number[],
  { most, clear }: { most: number; clear: Buffer | undefined },
): number[] {
  const hasAlpha = values.length % 2 === 0;
  const colours = hasAlpha ? values.slice(0, -1) : values;
  const isClear = clear !== undefined && colours.every((value, nth) => clear.readUInt16BE(nth * 2) === value);
  const alpha = hasAlpha ? (values.at(-1) ?? most) / most : Number(!isClear);
  const scaled = colours.map((value) => (value / most) * 255);
  const [grey = 0] = scaled;
  return onWhite(scaled.length === 1 ? [grey, grey, grey] : scaled, alpha);
}
