import { parentPort } from 'node:worker_threads';
import { readManifest } from '@doselore/scorm/manifest';

// A manifest of 5 MB would block the thread that answers requests, so this worker reads it. It ends after one manifest.
parentPort?.once('message', (options: Parameters<typeof readManifest>[0]) => {
  parentPort?.postMessage(readManifest(options));
});
