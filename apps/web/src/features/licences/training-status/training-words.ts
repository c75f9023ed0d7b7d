import { plural } from '@doselore/contract';
import type { TrainingItem, TrainingState } from '@doselore/contract/renewals';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import type { Hue } from '../../../theme/tokens.ts';
import { formatDay, formatNumber } from '../../../ui/formats/index.ts';

/** Words, colour and icon of each state. */
export const stateTags: Readonly<Record<TrainingState, { words: string; hue: Hue; icon: Icon }>> = {
  expired: { words: 'Expired', hue: 'brick', icon: IconCircleX },
  expiring: { words: 'Expires soon', hue: 'amber', icon: IconAlertTriangle },
  missing: { words: 'Missing', hue: 'gentian', icon: IconHourglass },
  valid: { words: 'Valid', hue: 'leaf', icon: IconCircleCheck },
};

const days = (count: number) => `${formatNumber(count)} ${plural(count, 'day', 'days')}`;

/** Returns when a certificate expires: `expires in 12 days`, `expired 3 days ago`, `212 days left`. */
export function expiryWords({ state, days_left: left }: Pick<TrainingItem, 'state' | 'days_left'>): string {
  if (left === null) return state === 'missing' ? 'not completed' : 'never expires';
  if (left < 0) return `expired ${days(-left)} ago`;
  if (state === 'valid') return `${days(left)} left`;
  return left === 0 ? 'expires today' : `expires in ${days(left)}`;
}

/** Returns the expiry day of a certificate; undefined without a certificate, and for a certificate that never expires. */
export const expiryDay = ({ expires_on: day }: Pick<TrainingItem, 'expires_on'>): string | undefined =>
  day === null ? undefined : formatDay(day);

/** Returns the state of an unfinished licence: `issued on 27-11-2026`, `started, issued on 27-11-2026`. */
export const licenceWords = ({ issued_on: day, is_started: isStarted }: NonNullable<TrainingItem['licence']>): string =>
  `${isStarted ? 'started, ' : ''}issued on ${formatDay(day)}`;
