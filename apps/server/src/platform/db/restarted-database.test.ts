import { test } from 'vitest';
import { killPostmaster } from '../../test-support/faults/restarted-database.ts';

test('two nodes survive a postmaster that is killed under commits and lose no acknowledged commit', async () => {
  await killPostmaster({ kills: 2, learners: 8 });
}, 120_000);
