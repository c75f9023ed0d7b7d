import { expect } from 'vitest';
import { backgroundTasks } from '../features/index.ts';
import { runTasks } from '../platform/jobs/index.ts';
import type { TestApp } from './test-app.ts';

/** Runs the waiting background tasks, as the server does each second. Fails the test when a task fails. */
export function runBackground({ services }: Pick<TestApp, 'services'>): Promise<void> {
  return runTasks({
    ...services,
    kinds: backgroundTasks(services),
    log: (problem) => expect.fail(problem),
  });
}
