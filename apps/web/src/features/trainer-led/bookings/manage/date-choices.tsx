import { capitalised, plural } from '@doselore/contract';
import { type DateChoice, type DateState, dateStateWords } from '@doselore/contract/bookings';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { startsInWords } from '../words.ts';
import c from './manage.module.css';

const hues: Partial<Record<DateState, Parameters<typeof Tag>[0]['hue']>> = {
  proposed: 'porcelain',
  available: 'leaf',
  confirmed: 'leaf',
  unavailable: 'amber',
};

/** Returns how many trainers could take a date: `3 of 5 trainers`, or that there is none. */
function countOf({ possible, reaching }: DateChoice): string {
  if (possible === 0) return 'No trainer';
  const trainers = `${possible} ${plural(possible, 'trainer', 'trainers')}`;
  return reaching === possible ? trainers : `${reaching} of ${trainers}`;
}

type Props = { dates: readonly DateChoice[]; shown: number | null; onShow: (id: number) => void };

/** Dates of a request with the number of trainers who could take each. One of them is shown in detail. */
export function DateChoices({ dates, shown, onShow }: Props) {
  return (
    <ul className={c.dates}>
      {dates.map((date) => (
        <li key={date.id}>
          <button type="button" className={c.date} aria-pressed={date.id === shown} onClick={() => onShow(date.id)}>
            <span className={c.day}>{formatLongDay(date.window_start)}</span>
            <span className={c.count}>{countOf(date)}</span>
            <span className="muted">{capitalised(startsInWords(date))}</span>
            <Tag hue={hues[date.state] ?? 'gentian'}>{dateStateWords[date.state]}</Tag>
            {date.suggested_by !== null && <span className={c.wide}>Suggested by {date.suggested_by}</span>}
            {date.place_conflicts.map(({ text }) => (
              <span key={text} className={c.wide}>
                {text}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
