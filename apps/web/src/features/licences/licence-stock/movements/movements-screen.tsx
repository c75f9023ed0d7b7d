import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatMonths } from '../../../../ui/formats/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { DataTable } from '../../../../ui/table/index.ts';
import { LicenceTabs } from '../parts/licence-tabs.tsx';
import { movementColumns } from './movement-columns.tsx';
import { MovementFilters } from './movement-filters.tsx';
import { movementsQuery } from './movements.queries.ts';
import { useMovementFilters } from './use-movement-filters.ts';

/** Movements that add up to a number: actor, time, reason, accounts and balance. */
export function MovementsScreen() {
  const { level } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const { name, names } = usePlaceNames();
  const { list, filters } = useMovementFilters();
  const [search] = useSearchParams();
  const sheet = movementsQuery(level, { groupId, subgroupId }, filters);
  const query = useQuery(sheet);
  const isOneCourse = filters.productId !== undefined;
  const first = query.data?.rows[0];
  const course =
    isOneCourse && first ? `${first.title}, ${formatMonths(first.certificateMonths).toLowerCase()}` : undefined;
  const lead = isService
    ? 'All licence movements into and out of the pool of this service.'
    : 'All licence movements. Nothing is ever removed from this list.';
  return (
    <Page
      context={name}
      names={names}
      lead={course === undefined ? lead : `Movements of ${course}.`}
      tabs={<LicenceTabs />}
    >
      <DataTable
        label="Movements"
        what="movements"
        columns={movementColumns({
          withCourse: !isOneCourse,
          batchHref: (row) => `?${new URLSearchParams({ ...Object.fromEntries(search), batch: row.batch, page: '1' })}`,
          withBalance: query.data?.rows.some(({ balance }) => balance !== null) ?? false,
        })}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => `movement ${row.id}`}
        search={{ label: 'Search movements', placeholder: 'Person or reason' }}
        filters={<MovementFilters list={list} filters={filters} title={course} inService={isService} />}
        onExport={sheet.download}
        empty={{ title: 'No movements yet', message: 'Orders and moves between pools appear here.' }}
      />
    </Page>
  );
}
