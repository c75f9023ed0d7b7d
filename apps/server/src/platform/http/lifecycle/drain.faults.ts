import { expect, test } from 'vitest';
import { sendThroughHaproxy } from '../../../test-support/faults/http-balancer.ts';
import { reportFigures } from '../../../test-support/faults/report-figures.ts';
import { rollingRestart } from '../../../test-support/faults/rolling-restart.ts';

test('none of 3,000 requests fails while two nodes behind haproxy restart one after the other', async () => {
  const { requests, failed, restarts } = await rollingRestart({
    requests: 3_000,
    drainSeconds: 2,
    spread: sendThroughHaproxy,
  });
  reportFigures('Rolling restart behind haproxy', { requests, failed: failed.length, restarts });
  expect(failed).toEqual([]);
});
