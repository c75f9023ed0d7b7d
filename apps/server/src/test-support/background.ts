import { expect } from 'vitest';
import { backgroundTasks } from '../features/index.ts';
import { runTasks } from '../platform/jobs/index.ts';
import type { TestApp } from './test-app.ts';

/** Does what is waiting for the background, as the server does each second; fails when one of the tasks does. */
export function runBackground({ services }: Pick<TestApp, 'services'>): Promise<void> {
  return runTasks({
    ...services,
    kinds: backgroundTasks(services),
    log: (problem) => expect.fail(problem),
  });
}
