import { terms } from '@doselore/contract';
import type { ServiceLevelRow } from '@doselore/contract/licence-levels';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, FilterChip, useListState } from '../../../ui/table/index.ts';
import { coverText, productKey, StockLevelTag } from '../ledger/index.ts';
import { CourseTitle } from './parts/course-title.tsx';
import { LicenceTabs } from './parts/licence-tabs.tsx';
import c from './parts/stock.module.css';
import { siblingLevelsQuery } from './stock.queries.ts';

const columns: Column<ServiceLevelRow>[] = [
  { key: 'title', header: 'Course', sortable: true, cell: (row) => <CourseTitle row={row} /> },
  { key: 'service', header: terms.subgroup.one, sortable: true, cell: (row) => row.subgroup.name },
  { key: 'pool', header: 'In its pool', align: 'right', sortable: true, cell: (row) => formatNumber(row.pool) },
  {
    key: 'cover',
    header: 'Lasts',
    sortable: true,
    cell: (row) => (
      <div className={c.cover}>
        <StockLevelTag level={row.level} />
        <span className="muted">{coverText({ days: row.days_of_cover, left: row.pool })}</span>
      </div>
    ),
  },
  {
    key: 'held',
    header: 'Issued, not started',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => formatNumber(row.held),
  },
  { key: 'used', header: 'Used', align: 'right', sortable: true, priority: 3, cell: (row) => formatNumber(row.used) },
];

/** Pools of all services of the organisation, for people who may see them. */
export function SiblingLicencesScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: 'title' });
  const isLow = list.filter('low') === '1';
  const shown = { ...list.query, level: isLow ? 'needed' : '', besides: subgroupId ?? undefined } as const;
  const sheet = siblingLevelsQuery(level, groupId, shown);
  const query = useQuery(sheet);
  return (
    <Page
      context={name}
      names={names}
      lead="Licences in the pools of other services of your organisation. Ask them before you request more."
      tabs={<LicenceTabs />}
    >
      <DataTable
        label="Pools of the services"
        what="pools"
        columns={columns}
        list={list}
        query={query}
        rowKey={(row) => `${row.subgroup.id}-${productKey(row)}-${row.certificateMonths}`}
        rowName={(row) => `${row.title}, ${row.subgroup.name}`}
        search={{ label: 'Search pools', placeholder: 'Course or service' }}
        filters={
          <FilterChip on={isLow} onToggle={() => list.set({ low: isLow ? '' : '1' })}>
            Needs stock
          </FilterChip>
        }
        onExport={sheet.download}
        empty={{ title: 'No licences in other pools', message: 'Licences in the pools of other services appear here.' }}
      />
    </Page>
  );
}
