import { parentPort } from 'node:worker_threads';
import { readManifest } from '@doselore/scorm/manifest';
import { readContents } from './contents/read-contents.ts';
import type { PackageToRead, ReadPackage } from './read-manifest-aside.ts';

// A manifest of 5 MB would block the thread that answers requests, so this worker reads it, and the texts of the package.
// It ends after one package.
parentPort?.once('message', (request: PackageToRead) => {
  parentPort?.postMessage(readPackage(request));
});

function readPackage({ folder, files, xml }: PackageToRead): ReadPackage {
  const result = readManifest({ files, xml });
  if (!result.ok) return result;
  const launched = result.manifest.items.map(({ file }) => file);
  return { ...result, contents: readContents(folder, files, launched) };
}
