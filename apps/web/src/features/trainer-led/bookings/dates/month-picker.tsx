import { plural } from '@doselore/contract';
import { type MonthDay, reasonWords } from '@doselore/contract/bookings';
import { daysBetween, weekdayOf } from '@doselore/contract/trainers';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatLongDay, formatMonth } from '../../../../ui/formats/index.ts';
import c from './month-picker.module.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns the month that lies `by` months after a month `YYYY-MM`. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + by, 1)).toISOString().slice(0, 7);
}

const lastDayOf = (month: string) =>
  new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);

/** Returns the days of a month by weeks from Monday to Sunday, with null beside it. */
function weeksOf(month: string): (string | null)[][] {
  const days = daysBetween(`${month}-01`, lastDayOf(month));
  const blank: (string | null)[] = Array.from({ length: weekdayOf(`${month}-01`) - 1 }, () => null);
  const cells = [...blank, ...days];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_none, column) => cells[row * 7 + column] ?? null),
  );
}

function labelOf({ day, possible, reason, is_bank_holiday: isHoliday }: MonthDay): string {
  const trainers = `${possible} ${plural(possible, 'trainer', 'trainers')}`;
  const why = possible === 0 && reason !== null ? `${trainers}: ${reasonWords[reason]}` : trainers;
  return [formatLongDay(`${day}T00:00:00.000Z`), why, ...(isHoliday ? ['bank holiday'] : [])].join(', ');
}

type DayProps = { day: string; known: MonthDay | undefined; isPicked: boolean; onPick: (day: string) => void };

function Day({ day, known, isPicked, onPick }: DayProps) {
  const number = Number(day.slice(8));
  if (known === undefined) return <span className={c.past}>{number}</span>;
  return (
    <button
      type="button"
      className={c.day}
      aria-pressed={isPicked}
      title={known.possible === 0 && known.reason !== null ? reasonWords[known.reason] : undefined}
      data-none={known.possible === 0 || undefined}
      data-holiday={known.is_bank_holiday || undefined}
      onClick={() => onPick(day)}
    >
      <span aria-hidden>{number}</span>
      <small aria-hidden>{known.is_bank_holiday ? `${known.possible} bh` : known.possible}</small>
      <span className="visually-hidden">{labelOf(known)}</span>
    </button>
  );
}

type Props = {
  /** `YYYY-MM`. */
  month: string;
  /** Days to come. Undefined while they are loaded. */
  days: readonly MonthDay[] | undefined;
  picked: ReadonlySet<string>;
  onMonth: (month: string) => void;
  onPick: (day: string) => void;
};

/** A month whose days show how many trainers could take them. A day is picked, or given back when it is picked. */
export function MonthPicker({ month, days, picked, onMonth, onPick }: Props) {
  const known = new Map(days?.map((one) => [one.day, one]));
  const turn = (by: number, label: string, icon: React.ReactNode) => (
    <ActionIcon variant="subtle" size="lg" aria-label={label} onClick={() => onMonth(monthAfter(month, by))}>
      {icon}
    </ActionIcon>
  );
  return (
    <div>
      <div className={c.head}>
        {turn(-1, 'Previous month', <IconChevronLeft size={18} aria-hidden />)}
        <h3 aria-live="polite">{formatMonth(month)}</h3>
        {turn(1, 'Next month', <IconChevronRight size={18} aria-hidden />)}
      </div>
      <table className={c.days} aria-label={`Days of ${formatMonth(month)}`} aria-busy={days === undefined}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={day ?? weekdays[at]}>
                  {day !== null && <Day day={day} known={known.get(day)} isPicked={picked.has(day)} onPick={onPick} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={c.legend}>
        Below each day: the trainers who could take it. bh is a bank holiday. Choose a day to add it to the dates.
      </p>
    </div>
  );
}
