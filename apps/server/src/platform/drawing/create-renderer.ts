import { Worker } from 'node:worker_threads';
import type { Done, Job } from './job.ts';

export type Renderer<Data> = {
  /** Returns a PDF. */
  render: (data: Data) => Promise<Buffer>;
  close: () => Promise<void>;
};

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/**
 * Draws documents in a worker that starts with the first one. When it dies, waiting jobs fail and the next job starts a
 * new worker. `what` names the document in errors: "certificate".
 */
export function createRenderer<Data>(script: URL, what: string): Renderer<Data> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const fresh = new Worker(script);
    fresh.unref();
    fresh.on('message', (done: Done) => {
      const job = waiting.get(done.id);
      waiting.delete(done.id);
      if ('pdf' in done) job?.resolve(Buffer.from(done.pdf));
      else job?.reject(new Error(`The ${what} could not be drawn: ${done.problem}`));
    });
    const fail = (error: Error) => {
      if (worker === fresh) worker = undefined;
      for (const job of waiting.values()) job.reject(error);
      waiting.clear();
    };
    fresh.on('error', fail);
    fresh.on('exit', () => fail(new Error(`The ${what} worker has ended`)));
    return fresh;
  }

  return {
    render(data) {
      worker ??= start();
      lastId += 1;
      const job: Job<Data> = { id: lastId, data };
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
