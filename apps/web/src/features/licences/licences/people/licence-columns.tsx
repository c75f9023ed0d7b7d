import { plural } from '@doselore/contract';
import { formatDay, formatMonths } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { stateColumn } from '../licence-state.tsx';
import { licenceTags } from '../licence-tags.ts';
import type { MemberLicence } from './people.queries.ts';

const day = (moment: string | null, without: string) =>
  moment === null ? <span className="muted">{without}</span> : <span className="nowrap">{formatDay(moment)}</span>;

/** Returns the position of a licence in its chain of free retries, or the number of retries of its first licence. */
export function chainText(licence: MemberLicence, all: readonly MemberLicence[]): string | undefined {
  const rootId = licence.root_licence_id;
  const retries = all.filter((other) => other.root_licence_id === (rootId ?? licence.id));
  if (rootId === null)
    return retries.length === 0
      ? undefined
      : `${retries.length} free ${plural(retries.length, 'retry', 'retries')} since`;
  const nth = retries.filter(({ id }) => id <= licence.id).length;
  const root = all.find(({ id }) => id === rootId);
  return `Free retry ${nth}${root === undefined ? '' : ` of the one issued ${formatDay(root.issued_at)}`}`;
}

export const sourceText = ({ source, source_place }: MemberLicence) =>
  source === 'POT' ? 'General pot' : (source_place ?? 'Pool');

/**
 * Returns the columns of a person's licences. `all` has every licence of the person, to look up chains of free retries.
 */
export const licenceColumns = <Row extends MemberLicence>(all: readonly Row[]): Column<Row>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => <RowTitle under={chainText(row, all)}>{row.title}</RowTitle>,
  },
  stateColumn,
  {
    key: 'source',
    header: 'From',
    sortable: true,
    priority: 2,
    cell: (row) => (row.source === 'POT' ? <span className="nowrap">{sourceText(row)}</span> : sourceText(row)),
  },
  {
    key: 'months',
    header: 'Certificate lasts',
    priority: 2,
    cell: (row) => <span className="nowrap">{formatMonths(row.certificateMonths)}</span>,
  },
  { key: 'issued', header: 'Issued', sortable: true, cell: (row) => day(row.issued_at, 'N/A') },
  { key: 'started', header: 'Started', sortable: true, priority: 3, cell: (row) => day(row.started_at, 'Not started') },
  { key: 'ended', header: 'Ended', sortable: true, priority: 3, cell: (row) => day(row.ended_at, 'Not ended') },
];

export const licenceSorting: Record<string, (row: MemberLicence) => string | null> = {
  title: (row) => row.title,
  state: (row) => licenceTags[row.state].text,
  source: sourceText,
  issued: (row) => row.issued_at,
  started: (row) => row.started_at,
  ended: (row) => row.ended_at,
};
