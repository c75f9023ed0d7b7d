import { createReadStream, mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomToken } from '../secrets.ts';

/** Error for a stored file that a row names and that is not on disk. */
export class MissingFile extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is missing`);
    this.name = 'MissingFile';
  }
}

/** Files on disk below `DATA_DIR/files`. The server makes the keys. A key never contains a name that a person chose. */
export type Files = {
  /** Returns a path for a file that is still arriving. `discard` removes the file. */
  temporary: () => { path: string; discard: () => Promise<void> };
  /** Moves a finished temporary file or folder to its key. */
  keep: (temporaryPath: string, key: string) => Promise<void>;
  pathOf: (key: string) => string;
  /** Throws `MissingFile` when the file is not on disk. */
  read: (key: string) => Promise<{ stream: Readable; bytes: number }>;
  /**
   * Removes a file or folder. Only these call it: the nightly file check, the erasure of a person, the scanner of viruses,
   * and the worker of exports. The worker removes only a file that no row names. Commands never remove files. The outcome
   * of their commit may be unknown, and a backup may be copying the file.
   */
  remove: (key: string) => Promise<void>;
  /** Lists the keys of everything in a folder such as `packages`. */
  list: (folder: string) => Promise<string[]>;
  /** Removes unfinished uploads that last changed before a moment. */
  removeArriving: (before: Date) => Promise<void>;
};

/** Folder of the stored files. */
export const filesFolder = (dataDir: string) => path.join(dataDir, 'files');

/** Opens the stored files. Several processes may share one folder. None changes a file that another is receiving. */
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

/** Returns an error handler that answers a missing file with `otherwise` and throws any other error. */
function unlessMissing<T>(otherwise: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  };
}
