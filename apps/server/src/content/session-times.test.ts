import type { Delta } from '@doselore/scorm/runtime';
import { expect, test } from 'vitest';
import { createSessionTimes } from './player/session-times.ts';

const reported = (session_time: string, session = 1): Delta => ({ session, session_time, interactions: [] });

test('replaces a time that the session cannot have lasted by the time that it was open', () => {
  let now = 5_000;
  const times = createSessionTimes(() => now);
  times.begin(1);
  now += 10 * 60_000;
  expect(times.limit(reported('0005:00:00.00'))).toEqual(reported('0000:10:00.00'));
  times.begin(2);
  expect(times.limit(reported('0005:00:00.00', 2))).toEqual(reported('0000:00:00.00', 2));
});

test('leaves a possible time as the package sent it', () => {
  let now = 0;
  const times = createSessionTimes(() => now);
  times.begin(1);
  now += 10 * 60_000;
  for (const time of ['0000:00:00.00', '0000:09:58.20', '0000:10:30.00'])
    expect(times.limit(reported(time))).toEqual(reported(time));
  expect(times.limit({ session: 1, lesson_location: 'x', interactions: [] })).not.toHaveProperty('session_time');
});
