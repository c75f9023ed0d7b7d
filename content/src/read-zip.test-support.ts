import assert from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a zip for tests: paths and bytes in the order of the central directory. Verifies the checksums. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  assert.ok(end >= 0, 'no end of central directory');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const entry = readEntry(zip, at);
    assert.ok(!files.has(entry.path), `${entry.path} is in the zip twice`);
    files.set(entry.path, entry.data);
    at = entry.next;
  }
  return files;
}

function readEntry(zip: Buffer, at: number): { path: string; data: Buffer; next: number } {
  assert.equal(zip.readUInt32LE(at), 0x02014b50);
  const nameLength = zip.readUInt16LE(at + 28);
  const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
  const data = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : Buffer.from(packed);
  assert.equal(crc32(data), zip.readUInt32LE(at + 16), `${path} is damaged`);
  return { path, data, next: at + 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32) };
}
