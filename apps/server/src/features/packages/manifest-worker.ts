import { parentPort, workerData } from 'node:worker_threads';
import { readManifest } from '@doselore/scorm/manifest';

/** Reading 5 MB of XML takes the processor for a while: it happens here, beside the thread that answers requests. */
parentPort?.postMessage(readManifest(workerData as Parameters<typeof readManifest>[0]));
