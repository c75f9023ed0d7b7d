import { test } from 'vitest';
import { killNode } from '../test-support/faults/killed-node.ts';

test('a server killed 3 times while 40 players commit loses no acknowledged commit', async () => {
  await killNode(3);
}, 600_000);
