import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { paint, readJpeg, readPng, readPngHead, shrink, writePng } from './index.ts';

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};
type Made = { colour: number; bits?: number; rows: number[][]; width: number; more?: Buffer[]; interlaced?: number };

/** Writes a PNG of any kind. Each row begins with its filter. */
function png({ colour, bits = 8, rows, width, more = [], interlaced = 0 }: Made): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([bits, colour, 0, 0, interlaced], 8);
  const data = deflateSync(Buffer.from(rows.flat()));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), ...more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
const points = (made: Made) => [...readPng(png(made)).rgb];

describe('PNG', () => {
  test('reads back what it has written', () => {
    const bytes = paint(7, 5, (x, y) => [Math.round(x * 255), Math.round(y * 255), 9]);
    const read = readPng(bytes);
    expect(read).toMatchObject({ width: 7, height: 5 });
    expect(writePng(read).equals(bytes)).toBe(true);
  });

  test.each<[string, Made, number[]]>([
    ['grey', { colour: 0, width: 2, rows: [[0, 0, 128]] }, [0, 0, 0, 128, 128, 128]],
    ['grey of 1 bit', { colour: 0, bits: 1, width: 2, rows: [[0, 0b0100_0000]] }, [0, 0, 0, 255, 255, 255]],
    ['colours of 16 bits', { colour: 2, bits: 16, width: 1, rows: [[0, 255, 255, 0, 0, 128, 0]] }, [255, 0, 128]],
    ['half transparent red on white', { colour: 6, width: 1, rows: [[0, 255, 0, 0, 128]] }, [255, 127, 127]],
    ['transparent grey', { colour: 4, width: 1, rows: [[0, 0, 0]] }, [255, 255, 255]],
    [
      'a palette with a transparent colour',
      {
        colour: 3,
        width: 2,
        rows: [[0, 0, 1]],
        more: [chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])), chunk('tRNS', Buffer.from([0]))],
      },
      [255, 255, 255, 4, 5, 6],
    ],
    [
      'one colour as transparent',
      { colour: 2, width: 2, rows: [[0, 1, 2, 3, 9, 9, 9]], more: [chunk('tRNS', Buffer.from([0, 1, 0, 2, 0, 3]))] },
      [255, 255, 255, 9, 9, 9],
    ],
    [
      'every filter',
      {
        colour: 0,
        width: 2,
        rows: [
          [1, 10, 5],
          [2, 1, 1],
          [3, 6, 2],
          [4, 1, 1],
        ],
      },
      [10, 10, 10, 15, 15, 15, 11, 11, 11, 16, 16, 16, 11, 11, 11, 15, 15, 15, 12, 12, 12, 16, 16, 16],
    ],
  ])('reads %s', (_name, made, expected) => {
    expect(points(made)).toEqual(expected);
  });

  test.each([
    ['a short file', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['fewer rows than its size says', png({ colour: 0, width: 2, rows: [[0, 1]] })],
    ['an unknown filter', png({ colour: 0, width: 1, rows: [[9, 1]] })],
    ['a palette that is missing', png({ colour: 3, width: 1, rows: [[0, 0]] })],
  ])('refuses %s', (_name, bytes) => {
    expect(() => readPng(bytes)).toThrow('The file is damaged. Save the picture again');
  });

  test('refuses a bomb without unpacking it', () => {
    const bomb = png({ colour: 0, width: 1, rows: [[0, 1]] });
    const filled = deflateSync(Buffer.alloc(200_000_000));
    const at = bomb.indexOf('IDAT') - 4;
    const before = process.memoryUsage().rss;
    expect(() => readPng(Buffer.concat([bomb.subarray(0, at), chunk('IDAT', filled)]))).toThrow('damaged');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test('refuses interlaced ones by name', () => {
    expect(() => readPngHead(png({ colour: 0, width: 1, rows: [[0, 1]], interlaced: 1 }))).toThrow(
      'without interlacing',
    );
  });
});

test('shrinks a picture by whole steps, with the mean of the points', () => {
  const picture = readPng(paint(25, 10, (x) => (x < 0.5 ? [0, 0, 0] : [200, 100, 50])));
  expect(shrink(picture, 20)).toEqual(picture);
  const small = shrink(picture, 10);
  expect([small.width, small.height]).toEqual([13, 5]);
  expect([...small.rgb.slice(0, 3), ...small.rgb.slice(18, 21), ...small.rgb.slice(-3)]).toEqual([
    ...[0, 0, 0],
    ...[100, 50, 25],
    ...[200, 100, 50],
  ]);
});

describe('JPEG', () => {
  const part = (marker: number, body: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  const frame = (channels = 3) => Buffer.from([8, 1, 44, 1, 144, channels, 1, 1, 0, 2, 1, 0, 3, 1, 0]);
  const exif = (orientation: number) => {
    const tiff = Buffer.from('49492a00080000000100120103000100000000000000000000000000', 'hex');
    tiff.writeUInt16LE(orientation, 18);
    return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('54.07 N 2.87 W')]);
  };
  const jpeg = (...parts: Buffer[]) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, part(0xda, Buffer.from([3])), Buffer.from([1, 2, 0xff, 0xd9])]);

  test('keeps the picture and leaves out where it was taken', () => {
    const made = jpeg(
      part(0xe0, Buffer.from('JFIF')),
      part(0xe1, exif(1)),
      part(0xfe, Buffer.from('note')),
      part(0xc0, frame()),
    );
    const read = readJpeg(made);
    expect(read).toMatchObject({ width: 400, height: 300 });
    expect(read.bytes.includes('54.07 N')).toBe(false);
    expect(read.bytes.includes('note')).toBe(false);
    expect(read.bytes.equals(jpeg(part(0xe0, Buffer.from('JFIF')), part(0xc0, frame())))).toBe(true);
  });

  test('keeps how a picture is turned', () => {
    const read = readJpeg(jpeg(part(0xe1, exif(6)), part(0xc2, frame())));
    expect(read).toMatchObject({ width: 300, height: 400 });
    expect(read.bytes.includes('54.07 N')).toBe(false);
    expect(readJpeg(read.bytes)).toMatchObject({ width: 300, height: 400 });
    expect(readJpeg(read.bytes).bytes.equals(read.bytes)).toBe(true);
  });

  test('refuses colours of a printing press, and damaged files', () => {
    expect(() => readJpeg(jpeg(part(0xc0, frame(4))))).toThrow('Save the JPEG in RGB colours');
    for (const bytes of [Buffer.from([0xff, 0xd8]), jpeg(), jpeg(part(0xc0, frame())).subarray(0, 12)])
      expect(() => readJpeg(bytes)).toThrow('damaged');
  });
});
