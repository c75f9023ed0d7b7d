import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './vitest.order.ts';

const root = import.meta.dirname;

/** Courses of other people: their folder is named by the environment. */
const realPackages = 'e2e/learning/real-packages.test.ts';

function browserTests(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      globalSetup: ['e2e/support/browser-run.ts'],
      // Each file starts a server of its own. The files of a worker share one browser.
      isolate: false,
      testTimeout: 600_000,
      hookTimeout: 120_000,
      // Two at a time: one test with its server, browser and database works on more than one core.
      maxWorkers: 2,
      sequence: { groupOrder: 2 },
      // A busy machine is slow, not wrong.
      expect: { poll: { timeout: 15_000 } },
      // A busy machine can delay one step for longer than a test waits. The report marks a second attempt by "retry x1".
      retry: 1,
      ...test,
    },
  };
}

export default defineConfig({
  test: {
    // Two at a time: each test file has a database of its own.
    maxWorkers: 2,
    // Projects of one groupOrder share the workers: the next project starts while the last file of one still runs.
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'content/**/*.test.ts', 'scripts/*.test.mjs'],
          environment: 'node',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/test-support/global-setup.ts'],
          // What a file needs for itself is its database; the modules are read once a worker instead of once a file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: path.join(root, 'apps/web'),
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // A project that extends a file of its own takes nothing from above.
          maxWorkers: 2,
          setupFiles: [path.join(root, 'apps/web/src/test-support/setup.ts')],
          // A test cleans up after itself (the set-up file does most of it); the modules are read once a worker.
          isolate: false,
          // A busy machine is slow, not wrong.
          testTimeout: 20_000,
          sequence: { groupOrder: 1 },
        },
      },
      browserTests('screens', { include: ['e2e/screens/*.test.ts'], testTimeout: 1_200_000 }),
      browserTests('e2e', {
        include: ['e2e/**/*.test.ts'],
        exclude: ['e2e/screens/**', ...(process.env.DOSELORE_PACKAGES ? [] : [realPackages])],
      }),
    ],
  },
});
