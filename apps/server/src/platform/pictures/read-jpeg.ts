import { PictureProblem } from './read-png.ts';

export type Jpeg = { width: number; height: number; bytes: Buffer };

const damaged = () => new PictureProblem('The file is damaged. Save the picture again');
const startOfScan = 0xda;

type Segment = { marker: number; body: Buffer; end: number };

/** Lists the segments before the picture itself. `end` is where the segment after it begins. */
function segmentsOf(jpeg: Buffer): Segment[] {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xff_d8) throw damaged();
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    if (at + 4 > jpeg.length || jpeg[at] !== 0xff) throw damaged();
    const marker = jpeg[at + 1] ?? 0;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (end > jpeg.length || end < at + 4) throw damaged();
    segments.push({ marker, body: jpeg.subarray(at + 4, end), end });
    if (marker === startOfScan) return segments;
    at = end;
  }
}

/** Tells whether a segment says what the picture was taken with, where, or by whom. The Adobe segment has colours. */
const isAboutPicture = (marker: number) => marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns how the picture is turned, from 1 (not at all) to 8, as cameras write it. */
function orientationOf(segments: readonly Segment[]): number {
  const exif = segments.find(
    ({ marker, body }) => marker === 0xe1 && body.toString('latin1', 0, 6) === 'Exif\0\0',
  )?.body;
  const tiff = exif?.subarray(6);
  if (tiff === undefined || tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let nth = 0; nth < short(start); nth += 1) {
    const entry = start + 2 + nth * 12;
    const value = short(entry + 8);
    if (short(entry) === 0x01_12) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Returns the segment that says only how the picture is turned. */
function turned(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return segment(0xe1, body);
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * Reads the size of a JPEG and leaves out what cameras write into it, such as the place. Throws `PictureProblem` for
 * one that is damaged or in the colours of a printing press.
 */
export function readJpeg(jpeg: Buffer): Jpeg {
  const segments = segmentsOf(jpeg);
  const frame = segments.find(({ marker }) => isFrame(marker))?.body;
  if (frame === undefined || frame.length < 6) throw damaged();
  if (frame[0] !== 8 || ![1, 3].includes(frame[5] ?? 0)) throw new PictureProblem('Save the JPEG in RGB colours');
  const orientation = orientationOf(segments);
  const kept = segments
    .filter(({ marker }) => !isAboutPicture(marker))
    .map(({ marker, body }) => segment(marker, body));
  const picture = jpeg.subarray(segments.at(-1)?.end ?? 0);
  const isTurned = orientation > 4;
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    bytes: Buffer.concat([jpeg.subarray(0, 2), ...(orientation === 1 ? [] : [turned(orientation)]), ...kept, picture]),
  };
}
