import { test } from 'vitest';
import { killNode } from '../test-support/faults/killed-node.ts';
import { reportFigures } from '../test-support/faults/report-figures.ts';

test('a server killed 50 times while 40 players commit loses no acknowledged commit', async () => {
  reportFigures('Node killed under commits', await killNode(50));
});
