import { parentPort } from 'node:worker_threads';
import type { Done, Job } from './job.ts';

/** Draws the PDF of each job of this worker thread. */
export function answerWith<Data>(draw: (data: Data) => Promise<Uint8Array>): void {
  async function answer({ id, data }: Job<Data>): Promise<void> {
    try {
      parentPort?.postMessage({ id, pdf: await draw(data) } satisfies Done);
    } catch (error) {
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) } satisfies Done);
    }
  }
  parentPort?.on('message', (job: Job<Data>) => void answer(job));
}
