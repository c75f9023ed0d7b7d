import { crc32, deflateRawSync } from 'node:zlib';

export type RawEntry = {
  name: string | Buffer;
  content?: Buffer | string;
  /** False unpacked size for the headers. */
  declaredBytes?: number;
  /** Unix mode, for links. */
  mode?: number;
  isEncrypted?: boolean;
};

const utf8Flag = 0x800;
const encryptedFlag = 0x1;

/** Builds a zip byte by byte, so that it can contain what no tool writes. */
export function buildRawZip(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? 'content');
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Flag | (entry.isEncrypted ? encryptedFlag : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(entry.declaredBytes ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('504b0304', 'hex'), common, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    // 0x031e: made on Unix, so that the mode counts.
    central.push(Buffer.from('504b01021e03', 'hex'), common, rest, name);
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from('504b0506', 'hex'), end]);
}
