import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { PackageFile } from './package-files.ts';

/** Local time, because the time field of a zip has no zone. So every machine writes the same bytes. */
const fixedTime = new Date(2026, 0, 1, 12, 0, 0);

/** Zips files. The same files always give the same bytes. */
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
