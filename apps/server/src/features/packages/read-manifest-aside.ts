import { Worker } from 'node:worker_threads';
import type { ManifestResult } from '@doselore/scorm/manifest';
import type { Contents } from './contents/read-contents.ts';
import { refuse } from './refusal.ts';

/** `folder` has the unpacked files. `files` are relative to the folder of the manifest. */
export type PackageToRead = { folder: string; files: string[]; xml: string };
export type ReadPackage =
  | (Extract<ManifestResult, { ok: true }> & { contents: Contents })
  | Extract<ManifestResult, { ok: false }>;

const timeLimitMs = 20_000;
const memoryMb = 512;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a manifest and the texts of its package in a worker thread, one manifest at a time in each process, so that the other cores stay free.
 * Throws `package_refused` when reading takes more than 20 seconds or 512 MB, or when the XML is nested too deeply.
 */
export function readManifestAside(options: PackageToRead): Promise<ReadPackage> {
  const turn = last.then(() => readInWorker(options));
  last = turn.catch(() => undefined);
  return turn;
}

function readInWorker(workerData: PackageToRead): Promise<ReadPackage> {
  const worker = new Worker(new URL('./manifest-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const tooComplex = () => refuse('imsmanifest.xml is too complex to read.');
  return new Promise<ReadPackage>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(tooComplex());
      void worker.terminate();
    }, timeLimitMs);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      reject(error instanceof RangeError || error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The manifest worker ended without a result'));
    });
  });
}
