import { type Clock, days } from '../platform/clock/index.ts';

/** Clock that does not move until a test moves it. */
export type TestClock = Clock & { set: (moment: string) => void; advance: (milliseconds: number) => void };

export function createTestClock(start = '2026-09-01T09:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = Date.parse(moment);
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Returns the day a number of days after today on a clock, `YYYY-MM-DD`. */
export const dayOf = (clock: Clock, daysAfter: number) =>
  new Date(clock.now().getTime() + days(daysAfter)).toISOString().slice(0, 10);
