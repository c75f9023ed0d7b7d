import type { GroupRow } from '@doselore/contract';
import { Menu } from '@mantine/core';
import { IconTicket, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Area, useArea } from '../../platform/area/index.ts';
import { reorderLevel, StockGauge, Tag } from '../../ui/course/index.ts';
import { formatNumber } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../ui/table/index.ts';
import { LevelTag } from '../subgroups/index.ts';
import { groupsQuery } from './groups.queries.ts';

function Under({ row }: { row: GroupRow }) {
  return (
    <>
      <span className="mono">ID {row.id}</span> {!row.is_active && <Tag>Inactive</Tag>}{' '}
      {row.demo && <Tag hue="gentian">Demo</Tag>}
    </>
  );
}

const columnsOf = ({ to }: Area): Column<GroupRow>[] => [
  {
    key: 'name',
    header: 'Organisation',
    sortable: true,
    cell: (row) => (
      <RowTitle to={to('members', { groupId: row.id })} under={<Under row={row} />}>
        {row.name}
      </RowTitle>
    ),
  },
  { key: 'subgroups', header: 'Services', align: 'right', priority: 3, cell: (row) => countText(row.subgroups) },
  { key: 'members', header: 'Members', align: 'right', sortable: true, cell: (row) => countText(row.members) },
  {
    key: 'pot',
    header: 'General pot',
    sortable: true,
    tall: true,
    cell: (row) =>
      row.pot_bought === 0 ? (
        <span className="muted">None bought yet</span>
      ) : (
        <StockGauge
          left={row.pot_left}
          total={row.pot_bought}
          reorder={reorderLevel(row.pot_bought)}
          label={`${row.name}, general pot`}
        />
      ),
  },
  {
    key: 'level',
    header: 'Service admin level',
    priority: 2,
    cell: (row) => <LevelTag level={row.default_service_manager_level} />,
  },
];

function countText(count: number) {
  return count === 0 ? <span className="muted">None</span> : formatNumber(count);
}

export function GroupsScreen() {
  const area = useArea();
  const { level, to } = area;
  const list = useListState({ sort: 'name' });
  const query = useQuery(groupsQuery(level, list.query));
  const isOwn = level !== 'superAdmin';
  return (
    <Page lead={isOwn ? 'The organisations you look after.' : 'Every open organisation, its people and its licences.'}>
      <DataTable
        label="Organisations"
        what="organisations"
        columns={columnsOf(area)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search organisations', placeholder: 'Name or ID' }}
        empty={{
          title: 'No Organisations yet',
          message: isOwn
            ? 'Ask a site admin which organisation you should look after.'
            : 'There is no open organisation.',
        }}
        rowMenu={(row) => (
          <>
            <Menu.Item
              component={Link}
              to={to('members', { groupId: row.id })}
              leftSection={<IconUsers size={18} aria-hidden />}
            >
              Members
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={to('licences', { groupId: row.id })}
              leftSection={<IconTicket size={18} aria-hidden />}
            >
              Licences
            </Menu.Item>
          </>
        )}
      />
    </Page>
  );
}
