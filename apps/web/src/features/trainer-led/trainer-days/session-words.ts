import { daysBetween } from '@doselore/contract';
import type { LedSession, TodaysSession } from '@doselore/contract/trainer-days';
import { registerOpensAt } from '@doselore/contract/virtual-groups';
import { formatLongDay, formatNumber, formatTime } from '../../../ui/formats/index.ts';

/** Returns the heading of a day: `Tomorrow, Tue 1st Dec 2026`, or the day alone. Days are YYYY-MM-DD. */
export function dayHeading(day: string, today: string): string {
  const long = formatLongDay(day);
  return daysBetween(today, day) === 1 ? `Tomorrow, ${long}` : long;
}

/** Returns the sessions of each day, in their order. */
export const byDay = (sessions: readonly LedSession[]): [string, LedSession[]][] => [
  ...Map.groupBy(sessions, ({ training_start: start }) => start.slice(0, 10)),
];

/** Returns the place of a session. An online session without a place is `Online`. */
export const placeWords = ({ place, is_virtual: isVirtual }: LedSession): string =>
  place ?? (isVirtual ? 'Online' : 'Place not set');

export function delegatesWords({ delegates, accepted }: LedSession): string {
  return delegates === 0 ? 'none yet' : `${formatNumber(delegates)}, ${formatNumber(accepted)} accepted`;
}

/** Returns the organisation, and the number of the session in a course of several: `Brightwell, session 2 of 3`. */
export const groupWords = ({ group, nth, sessions }: LedSession): string =>
  sessions > 1 ? `${group.name}, session ${nth} of ${sessions}` : group.name;

/** Returns the time at which the register of a session opens: `09:45`. */
export const registerOpens = ({ training_start: start }: LedSession): string =>
  formatTime(registerOpensAt(new Date(start)).toISOString());

/** Returns the words of the link to the register of a session. */
export function registerWords({ register, marked, delegates }: TodaysSession): string {
  if (register === 'not_yet') return 'See delegates';
  if (marked === 0) return 'Take the register';
  return marked < delegates ? 'Continue the register' : 'See the register';
}

/** Returns whether the trainer can join the meeting of a session now. */
export const mayJoin = ({ joining }: TodaysSession): boolean => joining?.state === 'open' && joining.is_ready;

/** Names that a card shows. The register has all names. */
const namesShown = 4;

/** Returns names for a card: `Sam Whitlock, Nadia Hussain, Femi Bello, Ana Costa and 3 more`. */
export function namesWords(names: readonly string[]): string {
  const rest = names.length - namesShown;
  if (rest <= 1) return names.join(', ');
  return `${names.slice(0, namesShown).join(', ')} and ${formatNumber(rest)} more`;
}
