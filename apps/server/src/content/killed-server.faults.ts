import { test } from 'vitest';
import { killNode } from '../test-support/faults/killed-node.ts';
import { reportFigures } from '../test-support/faults/report-figures.ts';

test('a server killed 50 times while forty players commit loses nothing that it acknowledged', async () => {
  reportFigures('Node killed under commits', await killNode(50));
});
