import { plural } from '@doselore/contract';
import type { Enquired } from '@doselore/contract/bookings';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { refusalInWords } from './enquiry-words.ts';

const trainersOf = (count: number) => `${formatNumber(count)} ${plural(count, 'trainer', 'trainers')}`;

/** Trainers who were asked, and why others were not. */
export function AskResult({ result }: { result: Enquired }) {
  const {
    asked: notified,
    possible,
    below_line: below,
    not_needed: rest,
    not_possible: refused,
    minimum_score: score,
  } = result;
  const reaching = possible - below;
  return (
    <div role="status">
      <p>
        <b>{notified.length === 0 ? 'Nobody was asked.' : `${trainersOf(notified.length)} asked.`}</b>{' '}
        {notified.map(({ trainer, dates }) => `${trainer.name}: ${dates} ${plural(dates, 'date', 'dates')}`).join(', ')}
      </p>
      <ul>
        {below > 0 && (
          <li>
            {formatNumber(reaching)} of {formatNumber(possible)} reach {formatNumber(score)} and your other limits.{' '}
            {formatNumber(below)} {plural(below, 'is', 'are')} below the line.
          </li>
        )}
        {rest > 0 && <li>{trainersOf(rest)} not needed now: asked before, or not among the best</li>}
        {refused.map((one) => (
          <li key={one.code}>Not possible: {refusalInWords(one)}</li>
        ))}
      </ul>
    </div>
  );
}
