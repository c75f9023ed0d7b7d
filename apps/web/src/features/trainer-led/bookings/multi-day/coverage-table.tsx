import type { MultiDayCoverage, MultiDayTrainer } from '@doselore/contract/bookings';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { PlainTable } from '../../../../ui/table/index.ts';
import c from './multi-day.module.css';

/** Trainers that are shown. */
const shown = 8;

const words = { possible: 'Free', conflict: 'Conflict', impossible: 'Not possible' } as const;

const shortDay = (moment: string) => formatLongDay(moment).replace(/ \d{4}$/u, '');

function TrainerRow({ trainer }: { trainer: MultiDayTrainer }) {
  return (
    <tr>
      <th scope="row">{trainer.name}</th>
      {trainer.dates.map(({ verdict, score }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the date at its place
        <td key={nth} className={c.cell} data-verdict={verdict}>
          {verdict === 'possible' ? `${words.possible} (${score.toFixed(0)})` : words[verdict]}
        </td>
      ))}
      <td data-number>{trainer.score.toFixed(1)}</td>
    </tr>
  );
}

/** Table of trainers and dates: who is free when, with the score of that date. Trainers who can take no date are left out. */
export function CoverageTable({ coverage }: { coverage: MultiDayCoverage }) {
  const able = coverage.trainers.filter(({ verdict }) => verdict !== 'impossible');
  const count = (nth: number) => able.filter(({ dates }) => dates[nth]?.verdict === 'possible').length;
  if (able.length === 0) return <p>No trainer can take this course. Choose a trainer shows why, trainer by trainer.</p>;
  return (
    <>
      <PlainTable label="Trainers on each date">
        <thead>
          <tr>
            <th scope="col">Trainer</th>
            {coverage.dates.map(({ id, starts_at }) => (
              <th key={id} scope="col">
                {shortDay(starts_at)}
              </th>
            ))}
            <th scope="col" data-number>
              Worst score
            </th>
          </tr>
        </thead>
        <tbody>
          {able.slice(0, shown).map((trainer) => (
            <TrainerRow key={trainer.id} trainer={trainer} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Free trainers</th>
            {coverage.dates.map(({ id }, nth) => (
              <td key={id}>{count(nth)}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </PlainTable>
      {able.length > shown && (
        <p className={c.note}>
          The {shown} best of {able.length} trainers who could come.
        </p>
      )}
    </>
  );
}

/** Why the venue or the meeting account is not free on a date. */
export function PlaceConflicts({ coverage }: { coverage: MultiDayCoverage }) {
  const texts = [...new Set(coverage.dates.flatMap((date) => date.place_conflicts.map(({ text }) => text)))];
  if (texts.length === 0) return null;
  return (
    <ul className={c.conflicts}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
