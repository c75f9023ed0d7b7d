import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { PackageFile } from './package-files.ts';

/** Local time on purpose: the zip's time field has no zone, so every machine writes the same bytes. */
const fixedTime = new Date(2026, 0, 1, 12, 0, 0);

/** Same files in, same bytes out. */
export async function zipFiles(files: readonly PackageFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const file of files) {
    zip.addBuffer(file.data, file.path, {
      mtime: fixedTime,
      mode: 0o100644,
      forceDosTimestamp: true,
      compress: !file.path.endsWith('.woff2'),
    });
  }
  zip.end();
  return buffer(zip.outputStream);
}
