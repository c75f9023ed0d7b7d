const block = 512;
type Source = AsyncIterator<Buffer>;

export type TarEntry = { name: string; size: number; body: AsyncIterable<Buffer> };

/** Header of one file in the tar format (POSIX pax). A name that is long or not ASCII gets an extended header first. */
export function tarHeader(name: string, size: number): Buffer {
  const isPlain = /^[\x20-\x7e]{1,100}$/u.test(name);
  if (isPlain) return headerBlock(name, { size, type: '0' });
  const record = paxRecord(name);
  return Buffer.concat([
    headerBlock('pax', { size: record.byteLength, type: 'x' }),
    record,
    tarPadding(record.byteLength),
    headerBlock('long-name', { size, type: '0' }),
  ]);
}

/** Zeros that fill the last block of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}

export const tarEnd = Buffer.alloc(block * 2);

function headerBlock(name: string, { size, type }: { size: number; type: '0' | 'x' }): Buffer {
  const header = Buffer.alloc(block);
  header.write(name, 0, 'latin1');
  header.write(`0000600\0${'0000000\0'.repeat(2)}`, 100, 'latin1');
  header.write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, 124, 'latin1');
  header.write(' '.repeat(8), 148, 'latin1');
  header.write(type, 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** Record `length path=name`. The length includes its own digits. */
function paxRecord(name: string): Buffer {
  const rest = Buffer.from(` path=${name}\n`);
  let length = rest.byteLength;
  while (length !== rest.byteLength + String(length).length) length = rest.byteLength + String(length).length;
  return Buffer.concat([Buffer.from(String(length)), rest]);
}

/** Reads as many bytes from a stream as the caller asks for. Throws when the stream ends too early. */
class Bytes {
  private held: Buffer = Buffer.alloc(0);
  private readonly source: Source;
  private readonly onBytes: (bytes: Buffer) => void;

  constructor(source: Source, onBytes: (bytes: Buffer) => void) {
    this.source = source;
    this.onBytes = onBytes;
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(size)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (this.held.byteLength === 0) {
        const next = await this.source.next();
        if (next.done) throw new Error('it ends too early');
        this.held = next.value;
      }
      const part = this.held.subarray(0, left);
      this.held = this.held.subarray(part.byteLength);
      left -= part.byteLength;
      this.onBytes(part);
      yield part;
    }
  }
}

/**
 * Reads the files of a tar one after the other. Skips the part of a body that the caller does not read. Calls `onHeader`
 * before each file and `onBytes` with everything that it reads.
 */
export async function* readTar(
  source: AsyncIterable<Buffer>,
  {
    onHeader = () => undefined,
    onBytes = () => undefined,
  }: { onHeader?: () => void; onBytes?: (bytes: Buffer) => void },
): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(source[Symbol.asyncIterator](), onBytes);
  let longName: string | undefined;
  for (;;) {
    if (longName === undefined) onHeader();
    const header = await bytes.take(block);
    if (header.every((byte) => byte === 0)) return;
    const size = readSize(header);
    if (header.toString('latin1', 156, 157) === 'x') {
      const record = await bytes.take(size);
      await bytes.take(tarPadding(size).byteLength);
      longName = /^\d+ path=(.*)\n$/su.exec(record.toString('utf8'))?.[1];
      continue;
    }
    const body = bytes.stream(size);
    yield { name: longName ?? textOf(header.subarray(0, 100)), size, body };
    longName = undefined;
    for await (const _rest of body);
    await bytes.take(tarPadding(size).byteLength);
  }
}

function readSize(header: Buffer): number {
  const sum = Number.parseInt(textOf(header.subarray(148, 156)), 8);
  const counted = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  const size = Number.parseInt(textOf(header.subarray(124, 136)), 8);
  if (sum !== counted || !Number.isSafeInteger(size)) throw new Error('a header is not readable');
  return size;
}

function textOf(bytes: Buffer): string {
  return (bytes.toString('latin1').split('\0')[0] ?? '').trimEnd();
}
