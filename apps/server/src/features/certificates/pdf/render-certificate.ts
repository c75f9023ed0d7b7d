import { Worker } from 'node:worker_threads';
import type { CertificateData } from './certificate-data.ts';
import type { Done, Job } from './certificate-worker.ts';

export type CertificateRenderer = {
  render: (data: CertificateData) => Promise<Buffer>;
  close: () => Promise<void>;
};

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/**
 * Draws certificates in a worker that starts with the first one. When it dies, waiting jobs fail and the next job
 * starts a new worker.
 */
export function createCertificateRenderer(): CertificateRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const fresh = new Worker(new URL('./certificate-worker.ts', import.meta.url));
    fresh.unref();
    fresh.on('message', (done: Done) => {
      const job = waiting.get(done.id);
      waiting.delete(done.id);
      if ('pdf' in done) job?.resolve(Buffer.from(done.pdf));
      else job?.reject(new Error(`The certificate could not be drawn: ${done.problem}`));
    });
    const fail = (error: Error) => {
      if (worker === fresh) worker = undefined;
      for (const job of waiting.values()) job.reject(error);
      waiting.clear();
    };
    fresh.on('error', fail);
    fresh.on('exit', () => fail(new Error('The certificate worker has ended')));
    return fresh;
  }

  return {
    render(data) {
      worker ??= start();
      lastId += 1;
      const job: Job = { id: lastId, data };
      return new Promise((resolve, reject) => {
        waiting.set(job.id, { resolve, reject });
        worker?.postMessage(job);
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
