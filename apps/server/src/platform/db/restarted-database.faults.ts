import { test } from 'vitest';
import { reportFigures } from '../../test-support/faults/report-figures.ts';
import { killPostmaster } from '../../test-support/faults/restarted-database.ts';

test('two nodes survive ten kills of the postmaster under commits and lose no acknowledged commit', async () => {
  reportFigures('Postmaster killed under commits', await killPostmaster({ kills: 10, learners: 20 }));
});
