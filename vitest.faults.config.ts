import { defineConfig } from 'vitest/config';

/** Settings of `npm run faults`: tests that take minutes, one after the other. Their short forms are in `npm test`. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['apps/server/src/**/*.faults.ts'],
    environment: 'node',
    globalSetup: ['apps/server/src/test-support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
