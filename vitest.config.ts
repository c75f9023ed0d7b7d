import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;

/** What breaks networks, sleeps or measures has the machine to itself, and so have other people's courses, which do. */
const alone = [
  'never-lost-*',
  'interruptions',
  'live',
  ...(process.env.DOSELORE_PACKAGES ? ['real-packages'] : []),
].map((name) => `e2e/${name}.test.ts`);

function browserTests(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      globalSetup: ['e2e/support/browser-run.ts'],
      testTimeout: 600_000,
      hookTimeout: 120_000,
      // A busy machine is slow, not wrong.
      expect: { poll: { timeout: 15_000 } },
      ...test,
    },
  };
}

export default defineConfig({
  test: {
    // Two at a time: each server test has a database of its own, and each browser test a whole server.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'content/**/*.test.ts', 'scripts/*.test.mjs'],
          environment: 'node',
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
          setupFiles: [path.join(root, 'apps/web/src/test-support/setup.ts')],
          // A busy machine is slow, not wrong.
          testTimeout: 20_000,
          sequence: { groupOrder: 2 },
        },
      },
      // Journeys and screens wait for no clock: two files go on at a time.
      browserTests('screens', {
        include: ['e2e/screens/*.test.ts'],
        testTimeout: 1_200_000,
        sequence: { groupOrder: 3 },
      }),
      browserTests('e2e', {
        include: ['e2e/*.test.ts'],
        exclude: [...alone, 'e2e/real-packages.test.ts'],
        sequence: { groupOrder: 4 },
      }),
      browserTests('e2e-alone', { include: alone, fileParallelism: false, sequence: { groupOrder: 5 } }),
    ],
  },
});
