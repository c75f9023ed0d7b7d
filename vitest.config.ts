import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  test: {
    // Two at a time: each server test has a database of its own, and each browser test a whole server.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'content/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/test-support/global-setup.ts'],
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
      {
        // Each screen by itself: nothing here waits for a clock, so two files go on at a time.
        test: {
          name: 'screens',
          include: ['e2e/screens/*.test.ts'],
          environment: 'node',
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.test.ts'],
          exclude: process.env.DOSELORE_PACKAGES ? [] : ['e2e/real-packages.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
