import { parentPort, workerData } from 'node:worker_threads';
import { readManifest } from '@doselore/scorm/manifest';
import { readContents } from './contents/read-contents.ts';
import type { PackageToRead, ReadPackage } from './read-manifest-aside.ts';

// A manifest of 5 MB would block the thread that answers requests, so this worker reads it, and the texts of the package.
const { folder, files, xml } = workerData as PackageToRead;
const result = readManifest({ files, xml });
const answer: ReadPackage = result.ok
  ? {
      ...result,
      contents: readContents(
        folder,
        files,
        result.manifest.items.map(({ file }) => file),
      ),
    }
  : result;
parentPort?.postMessage(answer);
