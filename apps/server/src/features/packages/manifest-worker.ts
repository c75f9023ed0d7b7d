import { parentPort, workerData } from 'node:worker_threads';
import { readManifest } from '@doselore/scorm/manifest';

// A manifest of 5 MB would block the thread that answers requests, so this worker reads it.
parentPort?.postMessage(readManifest(workerData as Parameters<typeof readManifest>[0]));
