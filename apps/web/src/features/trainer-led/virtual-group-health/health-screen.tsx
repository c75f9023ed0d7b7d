import { terms } from '@doselore/contract';
import { type HealthCheck, healthChecks, healthWeeks, healthWords } from '@doselore/contract/virtual-group-health';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { parseRouteId } from '../../../platform/routes/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../ui/table/index.ts';
import { GroupFilter } from '../../people/groups/index.ts';
import { findingsQuery } from './health.queries.ts';
import { findingColumns } from './parts/finding-columns.tsx';
import { HealthFigures } from './parts/health-figures.tsx';
import { usePages } from './use-pages.ts';

const checks = [
  { value: 'all', label: 'All checks' },
  ...healthChecks.map((check) => ({ value: check, label: healthWords[check].label })),
];
const weekOptions = healthWeeks.map((weeks) => ({ value: String(weeks), label: `Next ${weeks} weeks` }));

/** Title of the report of one check. */
const titleOf = (details: 'all' | HealthCheck) =>
  details === 'all' ? {} : { title: `${terms.virtualGroup.many}: ${healthWords[details].label.toLowerCase()}` };

/** Report of problems of courses that have not ended. Each row links to the page that fixes it. An unknown check shows all. */
export function HealthScreen() {
  const { level, to, definition } = useArea();
  const { groups_managed } = useUser();
  const navigate = useNavigate();
  const list = useListState({ sort: 'training_start' });
  const { details: detailsParam } = useParams();
  const details = healthChecks.find((check) => check === detailsParam) ?? ('all' as const);
  const groupId = parseRouteId(list.filter('groupId')) ?? undefined;
  const weeks = healthWeeks.find((one) => String(one) === list.filter('weeks')) ?? 12;
  const healthQuery = { ...list.query, details, weeks, ...(groupId !== undefined && { groupId }) };
  const sheet = findingsQuery({ level, query: healthQuery });
  const query = useQuery(sheet);
  const linkTo = usePages();
  const canChoose = definition.role === 'super_admin' || groups_managed.length > 1;
  const show = (check: string) => {
    const address =
      check === 'all' ? to('virtual-groups-health') : to('virtual-groups-health-check', { details: check });
    void navigate({ pathname: address, search: window.location.search });
  };
  return (
    <Page {...titleOf(details)} lead={`${terms.virtualGroup.many} that have not ended. Open a finding to fix it.`}>
      {query.data && <HealthFigures figures={query.data} />}
      <DataTable
        label="Findings"
        what="findings"
        columns={findingColumns(linkTo)}
        list={list}
        query={query}
        rowKey={(row) => row.key}
        rowName={(row) => `${row.virtual_group.name}, ${healthWords[row.check].label}`}
        search={{ label: 'Search findings', placeholder: 'Course, organisation or trainer' }}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="Check"
              data={checks}
              value={details}
              onChange={(event) => show(event.currentTarget.value)}
            />
            <NativeSelect
              size="sm"
              aria-label="Courses that begin in the"
              data={weekOptions}
              value={String(weeks)}
              onChange={(event) => list.set({ weeks: event.currentTarget.value })}
            />
            {canChoose && (
              <GroupFilter
                value={groupId ?? null}
                placeholder="All organisations"
                onChange={(id) => list.set({ groupId: id })}
              />
            )}
          </>
        }
        onExport={sheet.download}
        empty={{
          title: 'Nothing needs attention',
          message: 'Findings about upcoming courses and courses that are over appear here.',
        }}
      />
    </Page>
  );
}
