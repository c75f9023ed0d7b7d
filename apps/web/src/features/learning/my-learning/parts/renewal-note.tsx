import { type Answer, daysBetween, plural } from '@doselore/contract';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import { IconCalendarDue } from '@tabler/icons-react';
import { today } from '../../../../platform/clock/clock.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import c from './launch.module.css';

type Renewal = NonNullable<Answer<typeof getCourseLaunchData>['renewal']>;

/** Note before a renewal: when the present certificate expires, and from which day the new one counts. */
export function RenewalNote({ renewal }: { renewal: Renewal }) {
  return (
    <section className={c.renewal} aria-labelledby="renewal">
      <IconCalendarDue size={24} stroke={1.75} aria-hidden />
      <div>
        <h2 id="renewal">
          {renewal.current_stays ? 'You already have a certificate' : 'This course renews your certificate'}
        </h2>
        <p>
          {presentEnd(renewal)} {consequence(renewal)}
        </p>
      </div>
    </section>
  );
}

function presentEnd({ ends_on }: Renewal): string {
  if (ends_on === null) return 'Your certificate never expires.';
  const left = daysBetween(today(), ends_on);
  if (left < 0) return `It expired ${formatLongDay(ends_on)}.`;
  return left === 0
    ? 'It expires today.'
    : `It expires ${formatLongDay(ends_on)}, in ${left} ${plural(left, 'day', 'days')}.`;
}

function consequence({ ends_on, counts_from, days_given_up, better_from, current_stays }: Renewal): string {
  if (current_stays) return 'It lasts longer than one that you earn today, and stays valid.';
  if (ends_on !== null && counts_from === ends_on && days_given_up === 0)
    return 'The new certificate starts on that day, so you lose no time by renewing now.';
  if (days_given_up === 0) return 'The new certificate starts on the day you finish.';
  const lost = `The new certificate starts on the day you finish. If you finish today, you lose ${days_given_up} ${plural(days_given_up, 'day', 'days')} of the current certificate.`;
  return better_from === null ? lost : `${lost} From ${formatLongDay(better_from)} you lose none.`;
}
