import { Tag } from '../../../ui/course/index.ts';
import { formatDay, formatMonths } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';
import { licenceTags } from '../licence-tags.ts';
import type { MemberLicence } from '../licences.queries.ts';

const day = (moment: string | null, without: string) =>
  moment === null ? <span className="muted">{without}</span> : <span className="nowrap">{formatDay(moment)}</span>;

export const licenceColumns: Column<MemberLicence>[] = [
  { key: 'title', header: 'Course', sortable: true, cell: (row) => <RowTitle>{row.title}</RowTitle> },
  {
    key: 'state',
    header: 'State',
    sortable: true,
    cell: ({ state }) => (
      <Tag hue={licenceTags[state].hue} icon={licenceTags[state].icon}>
        {licenceTags[state].text}
      </Tag>
    ),
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
  issued: (row) => row.issued_at,
  started: (row) => row.started_at,
  ended: (row) => row.ended_at,
};
