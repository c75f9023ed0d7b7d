import type { SubgroupRow } from '@doselore/contract/subgroups';
import { useQuery } from '@tanstack/react-query';
import { type Area, useArea } from '../../../platform/area/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../../ui/table/index.ts';
import { LevelTag } from './parts/level-tag.tsx';
import { subgroupsQuery } from './subgroups.queries.ts';

const columnsOf = ({ to, has }: Area): Column<SubgroupRow>[] => [
  {
    key: 'name',
    header: 'Service',
    sortable: true,
    cell: (row) => (
      <RowTitle
        to={to(has('subgroup-members') ? 'subgroup-members' : 'members', { groupId: row.group.id, subgroupId: row.id })}
        under={row.ods_code === null ? 'No ODS code' : <span className="mono">{row.ods_code}</span>}
      >
        {row.name}
      </RowTitle>
    ),
  },
  { key: 'group', header: 'Organisation', sortable: true, priority: 2, cell: (row) => row.group.name },
  {
    key: 'members',
    header: 'Members',
    align: 'right',
    sortable: true,
    cell: (row) => (row.members === 0 ? <span className="muted">None</span> : formatNumber(row.members)),
  },
  { key: 'level', header: 'Your level', cell: (row) => <LevelTag level={row.level} /> },
];

export function SubgroupsScreen() {
  const area = useArea();
  const list = useListState({ sort: 'name' });
  const sheet = subgroupsQuery({ level: area.level, query: list.query });
  const query = useQuery(sheet);
  return (
    <Page lead="The services that you manage. Your level decides what you may do in each service.">
      <DataTable
        label="Services"
        what="services"
        columns={columnsOf(area)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search services', placeholder: 'Name or ODS code' }}
        onExport={sheet.download}
        empty={{ title: 'No services yet', message: 'Ask your organisation to make you an admin of a service.' }}
      />
    </Page>
  );
}
