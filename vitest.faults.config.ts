import { defineConfig } from 'vitest/config';

const slow = { environment: 'node', testTimeout: 1_800_000, hookTimeout: 120_000 } as const;

/** Settings of `npm run faults`: tests that take minutes, one after the other. Their short forms are in `npm test`. */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      {
        test: {
          ...slow,
          name: 'faults',
          include: ['apps/server/src/**/*.faults.ts'],
          globalSetup: ['apps/server/src/test-support/global-setup.ts'],
        },
      },
      {
        test: {
          ...slow,
          name: 'browser-faults',
          include: ['e2e/**/*.faults.ts'],
          globalSetup: ['e2e/support/browser-run.ts'],
        },
      },
    ],
  },
});
