import { type LinkKind, type LinkRow, linkKinds, linkKindTitles } from '@doselore/contract/linked-courses';
import { Menu, NativeSelect } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, DataTable, type ListState, RowTitle, useListState } from '../../../../ui/table/index.ts';
import { titleShown } from '../link-words.ts';
import { linksQuery } from '../linked-courses.queries.ts';
import { useEnding } from './use-ending.tsx';

const kindOf = (list: ListState): LinkKind | '' => linkKinds.find((known) => known === list.filter('kind')) ?? '';

const columns: Column<LinkRow>[] = [
  { key: 'from', header: 'First course', sortable: true, cell: (row) => <RowTitle>{titleShown(row.from)}</RowTitle> },
  { key: 'kind', header: 'Link', sortable: true, cell: (row) => <Tag>{linkKindTitles[row.kind]}</Tag> },
  { key: 'to', header: 'Second course', sortable: true, cell: (row) => titleShown(row.to) },
  {
    key: 'since',
    header: 'Since',
    sortable: true,
    priority: 2,
    cell: (row) => (
      <>
        <span className="nowrap">{formatDay(row.from_on)}</span>
        {row.made_by !== null && <div className="muted">{row.made_by}</div>}
      </>
    ),
  },
  {
    key: 'people',
    header: 'People concerned',
    align: 'right',
    cell: (row) =>
      row.people === null || row.people === 0 ? (
        <span className="muted">{row.people === null ? 'N/A' : 'None'}</span>
      ) : (
        formatNumber(row.people)
      ),
  },
];

function Filters({ list }: { list: ListState }) {
  return (
    <NativeSelect
      size="sm"
      aria-label="Kind of link"
      data={[
        { value: '', label: 'Every kind' },
        ...linkKinds.map((value) => ({ value, label: linkKindTitles[value] })),
      ]}
      value={kindOf(list)}
      onChange={({ currentTarget: { value } }) => list.set({ kind: value })}
    />
  );
}

/** Table of the links that hold today: all, or those of the product with the key `product`, with `tools` above them. */
export function LinksTable({ product = '', tools }: { product?: string; tools?: ReactNode }) {
  const list = useListState({ sort: '-since' });
  const query = { ...list.query, kind: kindOf(list), product };
  const ending = useEnding();
  const sheet = linksQuery({ query });
  return (
    <>
      <DataTable
        label="Linked courses"
        what="links"
        columns={columns}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => `${row.from.title} and ${row.to.title}`}
        search={{ label: 'Search links', placeholder: 'Course' }}
        tools={tools}
        filters={<Filters list={list} />}
        onExport={sheet.download}
        empty={{ title: 'No links yet', message: 'Choose New link to link two courses.' }}
        rowMenu={(row) => (
          <Menu.Item
            color="brick"
            leftSection={<IconLinkOff size={18} aria-hidden />}
            onClick={() => ending.ask(row.id)}
          >
            End link
          </Menu.Item>
        )}
      />
      {ending.dialogue}
    </>
  );
}
