export class UnreadableFile extends Error {}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;

export type Archive = {
  has: (name: string) => boolean;
  /** Returns the text of a part. Throws when all parts read so far unpack to more than the archive's limit. */
  text: (name: string) => Promise<string>;
};

/**
 * Opens a zip. Parts are unpacked one at a time on request. `mostBytes` limits the unpacked size of all parts together.
 */
export function openArchive(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, { method: number; start: number; size: number }>();
  let at = findDirectory(view);
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === entryMark) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  let left = mostBytes;
  return {
    has: (name) => entries.has(name),
    async text(name) {
      const entry = entries.get(name);
      if (entry === undefined || entry.start + 30 > view.byteLength) throw new UnreadableFile();
      const { start, size, method } = entry;
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const packed = bytes.subarray(from, from + size);
      const unpacked = method === 0 ? packed : await inflate(packed, left);
      left -= unpacked.byteLength;
      if (left < 0) throw tooLarge();
      return new TextDecoder().decode(unpacked);
    },
  };
}

function findDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0 && at > view.byteLength - 65_600; at -= 1)
    if (view.getUint32(at, true) === endMark) return view.getUint32(at + 16, true);
  throw new UnreadableFile();
}

/** Unpacks a part and counts its bytes, because the sizes that an archive declares cannot be trusted. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // An error while writing also occurs while reading, where it is handled.
  writer.write(packed).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let total = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    total += part.value.byteLength;
    if (total > most) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile('This workbook unpacks to more than can be read. Save the list alone as a CSV file');
}
