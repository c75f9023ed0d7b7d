import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

export type ZipEntry = { name: string; make: () => Promise<Buffer> | Buffer };

/**
 * Returns a stream that packs files into a zip while it is sent. Makes each file when the file before is packed. Breaks
 * the stream off when a file cannot be made, so that nobody mistakes a part for the whole.
 */
export function streamZip(entries: readonly ZipEntry[], at: Date): Readable {
  const zip = new yazl.ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  for (const { name, make } of entries) {
    zip.addReadStreamLazy(name, { mtime: at }, (take) => {
      // The client has disconnected, so the other files are not needed.
      if (out.destroyed) return;
      Promise.resolve()
        .then(make)
        .then((bytes) => {
          const file = new PassThrough();
          file.end(bytes);
          take(null, file);
        })
        .catch(fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

/** Returns a name that every file system accepts. Vowel signs and other marks stay with their letters. */
export function safeFileName(text: string, otherwise: string): string {
  const kept = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} ()-]+/gu, '')
    .trim();
  const plain = Array.from(kept).slice(0, 80).join('').trim();
  return plain === '' ? otherwise : plain;
}
