import { parentPort } from 'node:worker_threads';
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Done, Job } from '../drawing/index.ts';
import { registerFonts } from './pdf-brand.ts';

/** Draws a document for each job of this worker thread. */
export function answerJobs<Data>(documentOf: (data: Data) => ReactElement): void {
  registerFonts();
  parentPort?.on('message', (job: Job<Data>) => void draw(job, documentOf));
}

async function draw<Data>({ id, data }: Job<Data>, documentOf: (data: Data) => ReactElement): Promise<void> {
  try {
    const pdf = await renderToBuffer(documentOf(data) as ReactElement<DocumentProps>);
    parentPort?.postMessage({ id, pdf } satisfies Done);
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) } satisfies Done);
  }
}
