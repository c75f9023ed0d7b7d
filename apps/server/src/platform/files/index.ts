import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomToken } from '../secrets.ts';

export { csvDay, csvMoment, toCsv } from './csv.ts';
export { imageType } from './image-type.ts';
export { safeFileName, streamZip } from './stream-zip.ts';

/** Files on disk below `DATA_DIR/files`. Keys are made by us and never hold a name a person chose. */
export type Files = {
  /** A path for something that is still arriving; `discard` removes it. */
  temporary: () => { path: string; discard: () => Promise<void> };
  /** Moves a finished temporary file or folder to its key. */
  keep: (temporaryPath: string, key: string) => Promise<void>;
  pathOf: (key: string) => string;
  read: (key: string) => Promise<{ stream: Readable; bytes: number }>;
  remove: (key: string) => Promise<void>;
};

/** `isFirst` when no other process works on this folder. */
export function createFiles(dataDir: string, { isFirst = true } = {}): Files {
  const root = path.join(dataDir, 'files');
  const arriving = path.join(root, 'arriving');
  // What was still arriving when the last run ended is nobody's.
  if (isFirst) rmSync(arriving, { recursive: true, force: true });
  mkdirSync(arriving, { recursive: true });
  const pathOf = (key: string) => path.join(root, key);
  return {
    temporary() {
      const place = path.join(arriving, randomToken());
      return { path: place, discard: () => rm(place, { recursive: true, force: true }) };
    },
    async keep(temporaryPath, key) {
      await mkdir(path.dirname(pathOf(key)), { recursive: true });
      await rename(temporaryPath, pathOf(key));
    },
    pathOf,
    async read(key) {
      const { size } = await stat(pathOf(key));
      return { stream: createReadStream(pathOf(key)), bytes: size };
    },
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
  };
}
