import type { Launched } from '@doselore/contract/learning';
import { afterEach, expect, test, vi } from 'vitest';
import { handOverLaunch, takeLaunch } from './handed-over-launch.ts';

const launch: Launched = {
  sco_user_id: 7,
  play_url: 'http://127.0.0.1/play/launch',
  content_origin: 'http://127.0.0.1',
  session_token: 'token-of-twenty-letters',
  title: 'Module 1',
  course_title: 'Course',
  mode: 'normal',
};

afterEach(() => void vi.useRealTimers());

test('gives a launch to the page of its module once', () => {
  handOverLaunch(3, launch);
  expect(takeLaunch({ userId: 3, scoUserId: 7 })).toEqual(launch);
  expect(takeLaunch({ userId: 3, scoUserId: 7 })).toBeUndefined();
});

test.each([
  ['another module', { userId: 3, scoUserId: 8 }],
  ['another person', { userId: 4, scoUserId: 7 }],
])('gives no launch to the page of %s, and drops it', (_name, by) => {
  handOverLaunch(3, launch);
  expect(takeLaunch(by)).toBeUndefined();
  expect(takeLaunch({ userId: 3, scoUserId: 7 })).toBeUndefined();
});

test('a launch is no longer given to its page after a minute', () => {
  vi.useFakeTimers();
  handOverLaunch(3, launch);
  vi.advanceTimersByTime(60_000);
  expect(takeLaunch({ userId: 3, scoUserId: 7 })).toBeUndefined();
});
