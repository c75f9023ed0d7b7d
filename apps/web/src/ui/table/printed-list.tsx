import { plural } from '@doselore/contract';
import { type ReactNode, use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { AreaContext } from '../../platform/area/index.ts';
import { today } from '../../platform/clock/clock.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { formatLongDay } from '../formats/index.ts';
import c from './printed-list.module.css';
import { readCsv } from './read-csv.ts';

/** Headings and rows as the table shows them. */
export type Sheet = { head: readonly string[]; rows: readonly (readonly ReactNode[])[] };

type Props = {
  /** Accessible name of the table. */
  label: string;
  /** All rows: text in CSV, or what the table shows. */
  sheet: string | Sheet;
  filters: readonly string[];
  onDone: () => void;
};

function parse(csv: string): Sheet {
  const [head = [], ...rows] = readCsv(csv);
  return { head, rows };
}

function PlaceName() {
  const { groupName, subgroupName } = usePlaceNames();
  return [groupName, subgroupName].filter((name) => name !== undefined).join(', ') || 'All organisations';
}

/** All rows of a list on paper, with organisation, filters and day. Opens the print dialogue, and nothing shows on the screen. */
export function PrintedList({ label, sheet, filters, onDone }: Props) {
  const area = use(AreaContext);
  const { head, rows } = typeof sheet === 'string' ? parse(sheet) : sheet;
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
