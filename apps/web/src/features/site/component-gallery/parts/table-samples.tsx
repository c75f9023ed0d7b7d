import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Button, Menu } from '@mantine/core';
import { IconArchive, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { StockGauge, Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import {
  BulkBar,
  BulkButton,
  type Column,
  DataTable,
  FilterChip,
  pageRows,
  RowTitle,
  useListState,
} from '../../../../ui/table/index.ts';
import { Sample, SampleGroup } from './sample.tsx';

type Venue = { id: number; name: string; members: number; left: number; total: number; opened: string | null };

const names = [
  'Brightwell',
  'Calder Vale',
  'Fenland',
  'Harbour Street',
  'Kestrel',
  'Moorside',
  'Oakhampton',
  'Thistle',
];
const venues: Venue[] = Array.from({ length: 48 }, (_, place) => ({
  id: 1000 + place,
  name: `${names[place % names.length]} ${place + 1}`,
  members: (place * 37) % 400,
  left: (place * 13) % 90,
  total: 120,
  opened: place % 5 === 0 ? null : `2025-0${(place % 9) + 1}-14`,
}));

const columns: Column<Venue>[] = [
  {
    key: 'name',
    header: 'Organisation',
    sortable: true,
    cell: (row) => (
      <RowTitle to="/icons" under={<span className="mono">{row.id}</span>}>
        {row.name}
      </RowTitle>
    ),
  },
  { key: 'members', header: 'Members', align: 'right', sortable: true, cell: (row) => formatNumber(row.members) },
  {
    key: 'pot',
    header: 'General pot',
    cell: (row) => <StockGauge left={row.left} total={row.total} reorder={15} label={`${row.name} general pot`} />,
  },
  { key: 'level', header: 'Level', priority: 2, cell: () => <Tag hue="bottle">Medium</Tag> },
  {
    key: 'opened',
    header: 'Last active',
    priority: 3,
    cell: (row) => <span className="nowrap">{formatDay(row.opened)}</span>,
  },
];

const menu = (
  <>
    <Menu.Item leftSection={<IconTicket size={18} aria-hidden />}>Licences</Menu.Item>
    <Menu.Divider />
    <Menu.Item leftSection={<IconArchive size={18} aria-hidden />} color="brick">
      Archive
    </Menu.Item>
  </>
);

export function TableSamples() {
  const list = useListState({ sort: 'name', perPage: 10 });
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const low = list.filter('low') === '1';
  const all = low ? venues.filter(({ left }) => left <= 15) : venues;
  const data = pageRows(all, list, {
    searchIn: (row) => row.name,
    sortBy: { name: (row) => row.name, members: (row) => row.members },
  });
  const still = { isError: false, error: null, isFetching: false, refetch: () => undefined };
  const shared = {
    columns,
    list,
    what: 'organisations',
    rowKey: (row: Venue) => row.id,
    rowName: (row: Venue) => row.name,
    empty: {
      title: 'No organisations yet',
      message: 'Add the first one to invite its members.',
      action: <Button>New organisation</Button>,
    },
  };
  return (
    <SampleGroup title="Data table">
      <Sample title="Rows">
        <DataTable
          {...shared}
          label="Active organisations"
          query={{ ...still, data }}
          search={{ label: 'Search organisations', placeholder: 'Name, ID or postcode' }}
          filters={
            <FilterChip on={low} onToggle={() => list.set({ low: low ? '' : '1' })}>
              Low on licences
            </FilterChip>
          }
          rowMenu={() => menu}
          onExport={() => Promise.resolve()}
          selection={{ selected, onChange: setSelected }}
        />
        <BulkBar count={selected.length} onClear={() => setSelected([])}>
          <BulkButton onClick={() => undefined}>Archive</BulkButton>
        </BulkBar>
      </Sample>
      <Sample title="Loading">
        <DataTable {...shared} label="Loading organisations" query={{ ...still, data: undefined }} />
      </Sample>
      <Sample title="Empty">
        <DataTable {...shared} label="Empty organisations" query={{ ...still, data: { rows: [], total: 0 } }} />
      </Sample>
      <Sample title="Error">
        <DataTable
          {...shared}
          label="Broken organisations"
          query={{ ...still, data: undefined, isError: true, error: new Error('sample') }}
        />
      </Sample>
    </SampleGroup>
  );
}
