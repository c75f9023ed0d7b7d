import { projectStates, projectStateWords, waitingFors, waitingForWords } from '@doselore/contract/bookings';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { parseRouteId } from '../../../../platform/routes/index.ts';
import { useSession } from '../../../../platform/session/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { DataTable, type ListState, useListState } from '../../../../ui/table/index.ts';
import { GroupFilter } from '../../../people/groups/index.ts';
import { projectsQuery } from '../bookings.queries.ts';
import { BookingsOff, useBookingsOn } from '../bookings-off.tsx';
import { projectColumns } from './project-columns.tsx';

const states = [
  { value: 'open', label: projectStateWords.open },
  ...projectStates.filter((value) => value !== 'open').map((value) => ({ value, label: projectStateWords[value] })),
  { value: 'all', label: 'Any state' },
];
const waits = [
  { value: '', label: 'Waiting for anyone' },
  ...waitingFors.map((value) => ({ value, label: `Waiting for ${waitingForWords[value].toLowerCase()}` })),
];

const dues = [
  { value: '', label: 'Overdue or not' },
  { value: 'yes', label: 'Overdue' },
];

const handlers = [
  { value: '', label: 'Handled by anyone' },
  { value: 'me', label: 'Handled by me' },
];

function filtersOf(list: ListState, ownId: number) {
  const state = list.filter('state');
  return {
    state: (['all', ...projectStates] as const).find((known) => known === state) ?? 'open',
    waitingFor: waitingFors.find((known) => known === list.filter('waitingFor')) ?? ('' as const),
    overdue: list.filter('overdue') === 'yes' ? ('yes' as const) : ('' as const),
    groupId: parseRouteId(list.filter('organisation')) ?? 0,
    handledBy: list.filter('handled') === 'me' ? ownId : 0,
  };
}

/** Projects of all organisations, for site admins. */
export function ProjectsScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: '-created_at' });
  const ownId = useSession().user?.id ?? 0;
  const filters = filtersOf(list, ownId);
  const sheet = projectsQuery({ query: { ...list.query, ...filters } });
  const mayAdd = useBookingsOn();
  return (
    <>
      <BookingsOff />
      <Page
        lead="Training that organisations ask for, from the request to the scheduled course."
        actions={
          mayAdd && (
            <Button component={Link} to={to('new-project')} leftSection={<IconPlus size={18} aria-hidden />}>
              New project
            </Button>
          )
        }
      >
        <DataTable
          label="Projects"
          what="projects"
          columns={projectColumns(area)}
          list={list}
          query={useQuery(sheet)}
          onExport={sheet.download}
          rowKey={(row) => row.id}
          rowName={(row) => row.title}
          search={{ label: 'Search projects', placeholder: 'Title, organisation, organiser or course' }}
          filters={
            <>
              <GroupFilter
                value={filters.groupId === 0 ? null : filters.groupId}
                onChange={(organisation) => list.set({ organisation })}
              />
              <NativeSelect
                size="sm"
                aria-label="Waiting for"
                data={waits}
                value={filters.waitingFor}
                onChange={({ currentTarget: { value } }) => list.set({ waitingFor: value })}
              />
              <NativeSelect
                size="sm"
                aria-label="Overdue"
                data={dues}
                value={filters.overdue}
                onChange={({ currentTarget: { value } }) => list.set({ overdue: value })}
              />
              <NativeSelect
                size="sm"
                aria-label="Handled by"
                data={handlers}
                value={filters.handledBy === 0 ? '' : 'me'}
                onChange={({ currentTarget: { value } }) => list.set({ handled: value })}
              />
              <NativeSelect
                size="sm"
                aria-label="State"
                data={states}
                value={filters.state}
                onChange={({ currentTarget: { value } }) => list.set({ state: value === 'open' ? '' : value })}
              />
            </>
          }
          empty={{
            title: 'No projects yet',
            message: 'A project collects the training an organisation asks for.',
          }}
        />
      </Page>
    </>
  );
}
