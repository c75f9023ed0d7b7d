import type { MemberInfo } from '@doselore/contract/members';
import { today } from '../../../platform/clock/clock.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { type Column, DataTable, pageRows, RowTitle, useListState } from '../../../ui/table/index.ts';

type Certificate = MemberInfo['certificates'][number];

function StateTag({ certificate: { state, expires_on: end } }: { certificate: Certificate }) {
  if (state === 'superseded') return <Tag>Renewed</Tag>;
  if (state === 'revoked') return <Tag hue="brick">Revoked</Tag>;
  if (end !== null && end < today()) return <Tag hue="brick">Expired</Tag>;
  return <Tag hue="leaf">Valid</Tag>;
}

const columns: Column<Certificate>[] = [
  { key: 'title', header: 'Certificate', sortable: true, cell: (row) => <RowTitle>{row.title}</RowTitle> },
  { key: 'state', header: 'State', cell: (row) => <StateTag certificate={row} /> },
  {
    key: 'awarded',
    header: 'Awarded',
    sortable: true,
    cell: (row) => <span className="nowrap">{formatDay(row.awarded_on)}</span>,
  },
  {
    key: 'ends',
    header: 'Expires',
    sortable: true,
    cell: (row) => (
      <span className="nowrap">{row.expires_on === null ? 'Never expires' : formatDay(row.expires_on)}</span>
    ),
  },
];

const still = { isError: false, error: null, isFetching: false, refetch: () => undefined };

/** Certificates that the person earned in this organisation, latest first. */
export function MemberCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const list = useListState({ sort: '-awarded' });
  const data = pageRows(certificates, list, {
    searchIn: (row) => row.title,
    sortBy: { title: (row) => row.title, awarded: (row) => row.awarded_on, ends: (row) => row.expires_on },
  });
  return (
    <DataTable
      label="Certificates"
      what="certificates"
      columns={columns}
      list={list}
      query={{ ...still, data }}
      rowKey={(row) => row.id}
      rowName={(row) => row.title}
      empty={{
        title: 'No certificates yet',
        message: 'Certificates appear here when they complete courses in this organisation.',
      }}
    />
  );
}
