import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ManifestResult } from '@doselore/scorm/manifest';
import { bundleScript } from '../../../platform/bundle-script.ts';
import { refuse } from '../../../platform/zip/index.ts';
import type { Contents } from './contents/read-contents.ts';

/** `folder` has the unpacked files. `files` are relative to the folder of the manifest. */
export type PackageToRead = { folder: string; files: string[]; xml: string };
export type ReadPackage =
  | (Extract<ManifestResult, { ok: true }> & { contents: Contents })
  | Extract<ManifestResult, { ok: false }>;

const timeLimitMs = 20_000;
const memoryMb = 512;

/** Worker that a reader has started early. One at most, because a worker takes memory while it waits. */
let early: Promise<Worker> | undefined;
/** Script of the workers. One text starts in a quarter of the CPU that the modules would take, which are TypeScript. */
let script: Promise<string> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a reader of one manifest and of the texts of its package. Its worker thread starts now, while the package is
 * unpacked, unless another one is starting. `close` ends a worker that was not used. Call it when the package is done or refused.
 *
 * `read` reads one manifest at a time in each process, so that the other cores stay free. It throws `package_refused`
 * when reading takes more than 20 seconds or 512 MB, or when the XML is nested too deeply.
 */
export function readyManifestReader() {
  const own = early === undefined ? startWorker() : undefined;
  // A worker that could not be started is started again when it is asked.
  const ready = own?.catch(() => undefined);
  if (own !== undefined) early = own;
  const release = () => {
    if (own !== undefined && early === own) early = undefined;
  };
  let isUsed = false;
  return {
    read(options: PackageToRead): Promise<ReadPackage> {
      isUsed = true;
      const turn = last.then(async () => {
        release();
        const worker = await ready;
        // The id of a worker that has ended is -1.
        return readIn(worker === undefined || worker.threadId === -1 ? await startWorker() : worker, options);
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    close(): void {
      release();
      if (!isUsed) void ready?.then((worker) => worker?.terminate());
    },
  };
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(await bundleWorker(), {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A worker that fails before it is asked is replaced when it is asked.
  worker.on('error', () => undefined);
  return worker;
}

/** Returns the script of the workers, which the first upload bundles. */
function bundleWorker(): Promise<string> {
  const file = path.join(import.meta.dirname, 'manifest-worker.ts');
  script ??= bundleScript(file, { format: 'cjs', target: 'node24', platform: 'node' }).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
}

function readIn(worker: Worker, options: PackageToRead): Promise<ReadPackage> {
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
    worker.postMessage(options);
  });
}
