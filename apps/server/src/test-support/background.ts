import { expect } from 'vitest';
import { backgroundTasks, fileWorkers, outsideWorkers } from '../features/index.ts';
import { runTasks } from '../platform/jobs/index.ts';
import type { TestApp } from './test-app.ts';

/** Runs the background tasks that are due, as the server does each second. Fails when a task fails. */
export function runBackground({ services }: Pick<TestApp, 'services'>): Promise<void> {
  return runTasks({
    ...services,
    kinds: [...backgroundTasks(services), ...outsideWorkers(services), ...fileWorkers(services)],
    log: (problem) => expect.fail(problem),
  });
}
