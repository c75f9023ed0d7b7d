import { test } from 'vitest';
import { killNode } from '../test-support/faults/killed-node.ts';

test('a server killed 5 times while forty players commit loses nothing that it acknowledged', async () => {
  await killNode(5);
}, 600_000);
