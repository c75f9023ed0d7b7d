import { londonWallClock } from '@doselore/contract/wall-clock';

/** Returns the moment at which the clocks in London show this time. 10:00 on 1 July is 09:00Z. */
export function londonMoment(localTime: Date): Date {
  const offset = (at: Date) => londonWallClock(at).getTime() - at.getTime();
  const guess = new Date(localTime.getTime() - offset(localTime));
  return new Date(localTime.getTime() - offset(guess));
}
