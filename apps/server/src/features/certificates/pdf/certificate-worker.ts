import { parentPort } from 'node:worker_threads';
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { registerFonts } from '../../../platform/pdf/index.ts';
import type { CertificateData } from './certificate-data.ts';
import { certificateDocument } from './certificate-document.ts';

/**
 * Job for the worker thread. Drawing needs much processor time, so that it runs outside the thread that answers
 * requests.
 */
export type Job = { id: number; data: CertificateData };
export type Done = { id: number; pdf: Uint8Array } | { id: number; problem: string };

registerFonts();

parentPort?.on('message', (job: Job) => void draw(job));

async function draw({ id, data }: Job): Promise<void> {
  try {
    const pdf = await renderToBuffer(certificateDocument(data) as ReactElement<DocumentProps>);
    parentPort?.postMessage({ id, pdf } satisfies Done);
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) } satisfies Done);
  }
}
