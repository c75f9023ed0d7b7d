import { plural } from '@doselore/contract';
import { use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { AreaContext } from '../../platform/area/index.ts';
import { today } from '../../platform/clock/clock.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { formatLongDay } from '../formats/index.ts';
import c from './printed-list.module.css';
import { readCsv } from './read-csv.ts';

type Props = {
  /** Accessible name of the table. */
  label: string;
  csv: string;
  filters: readonly string[];
  onDone: () => void;
};

function PlaceName() {
  const { groupName, subgroupName } = usePlaceNames();
  return [groupName, subgroupName].filter((name) => name !== undefined).join(', ') || 'All organisations';
}

/** All rows of a list on paper, with organisation, filters and day. Opens the print dialogue, and nothing shows on the screen. */
export function PrintedList({ label, csv, filters, onDone }: Props) {
  const area = use(AreaContext);
  const [head = [], ...rows] = readCsv(csv);
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <section className={c.paper} data-paper>
      <h1>{document.title.replace(/ \| Doselore$/u, '')}</h1>
      <p>
        {area !== undefined && (
          <>
            <PlaceName />.{' '}
          </>
        )}
        {label}, {rows.length.toLocaleString('en-GB')} {plural(rows.length, 'row', 'rows')}. Printed on{' '}
        {formatLongDay(today())}.
      </p>
      <p>{filters.length === 0 ? 'No filters.' : `Filters: ${filters.join('; ')}.`}</p>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change while they are printed
            <tr key={place}>
              {head.map((heading, at) => (
                <td key={heading}>{row[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
