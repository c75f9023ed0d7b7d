import { createReadStream, mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomToken } from '../secrets.ts';

export { csvDay, csvMoment, toCsv } from './csv.ts';
export { imageType } from './image-type.ts';
export { safeFileName, streamZip } from './stream-zip.ts';

/** A stored file that a row names is not on disk. */
export class MissingFile extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is missing`);
    this.name = 'MissingFile';
  }
}

/** Files on disk below `DATA_DIR/files`. Keys are made by us and never hold a name a person chose. */
export type Files = {
  /** A path for something that is still arriving; `discard` removes it. */
  temporary: () => { path: string; discard: () => Promise<void> };
  /** Moves a finished temporary file or folder to its key. */
  keep: (temporaryPath: string, key: string) => Promise<void>;
  pathOf: (key: string) => string;
  /** Throws `MissingFile` when it is not there. */
  read: (key: string) => Promise<{ stream: Readable; bytes: number }>;
  /**
   * Commands never call this: the outcome of their commit may be unknown, and a backup may be copying. The nightly file
   * check and the erasure of a person do.
   */
  remove: (key: string) => Promise<void>;
  /** Keys of all that is kept in a folder, such as `packages`. */
  list: (folder: string) => Promise<string[]>;
  /** Removes what began to arrive before `moment` and was never finished. */
  removeArriving: (before: Date) => Promise<void>;
};

/** Where kept files are. */
export const filesFolder = (dataDir: string) => path.join(dataDir, 'files');

/** Any number of processes may work on one folder: what another one is receiving is left alone. */
export function createFiles(dataDir: string): Files {
  const root = filesFolder(dataDir);
  const arriving = path.join(root, 'arriving');
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
      const found = await stat(pathOf(key)).catch(unlessMissing(undefined));
      if (found === undefined) throw new MissingFile(key);
      return { stream: createReadStream(pathOf(key)), bytes: found.size };
    },
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async list(folder) {
      const names = await readdir(pathOf(folder)).catch(unlessMissing([]));
      return names.map((name) => `${folder}/${name}`);
    },
    async removeArriving(before) {
      for (const name of await readdir(arriving)) {
        const place = path.join(arriving, name);
        const changed = (await stat(place).catch(unlessMissing(undefined)))?.mtime;
        if (changed !== undefined && changed < before) await rm(place, { recursive: true, force: true });
      }
    },
  };
}

/** Turns the error of a missing file into `otherwise`. */
function unlessMissing<T>(otherwise: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  };
}
