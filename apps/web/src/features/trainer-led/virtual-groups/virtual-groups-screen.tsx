import { terms } from '@doselore/contract';
import type { VirtualGroupsQuery } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Page, PageTabs } from '../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../ui/table/index.ts';
import { CourseFilters, courseFilters } from './parts/course-filters.tsx';
import { LedCourseTabs } from './parts/led-course-tabs.tsx';
import { virtualGroupColumns } from './parts/virtual-group-columns.tsx';
import { virtualGroupsQuery } from './virtual-groups.queries.ts';

type Which = VirtualGroupsQuery['which'];

const words: Record<Which, { label: string; lead: string; empty: { title: string; message: string } }> = {
  current: {
    label: terms.virtualGroup.many,
    lead: 'Planned courses by date. Closed and cancelled courses are under Historic.',
    empty: {
      title: `No ${terms.virtualGroup.many} yet`,
      message: 'A site admin plans them for an organisation. Organisation admins create drafts for their services.',
    },
  },
  historic: {
    label: `Historic ${terms.virtualGroup.many}`,
    lead: 'Closed and cancelled courses, latest first.',
    empty: { title: 'No historic courses yet', message: 'Closed and cancelled courses appear here.' },
  },
};

/** Words of the lists of a trainer that differ from the lists of an organisation. */
const led: Record<Which, Partial<(typeof words)[Which]>> = {
  current: {
    lead: `The ${terms.virtualGroup.many} you lead, by date. Closed and cancelled courses are under Historic.`,
    empty: {
      title: `No ${terms.virtualGroup.many} yet`,
      message: 'Courses appear here when you are booked as their trainer.',
    },
  },
  historic: { lead: 'Closed and cancelled courses that you led, latest first.' },
};

/** Pharmacist-led Courses of the organisation of the address. Without one, those that the person leads. */
export function VirtualGroupsScreen({ which = 'current' }: { which?: Which }) {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService, here, hasHere } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: which === 'current' ? 'training_start' : '-training_start' });
  const inOneGroup = groupId !== 0;
  const filter = { ...list.query, which, ...courseFilters(list) };
  const sheet = virtualGroupsQuery(level, { groupId, subgroupId }, filter);
  const query = useQuery(sheet);
  const { label, lead, empty } = { ...words[which], ...(!inOneGroup && led[which]) };
  const mayPlan = hasHere('new-virtual-group') && can(isService ? 'virtualGroups.create' : 'virtualGroups.schedule');
  const info = 'historic-virtual-group-info';
  const page = which === 'historic' && hasHere(info) ? info : 'delegates';
  return (
    <Page
      hasBreadcrumbs={inOneGroup}
      context={name}
      names={names}
      lead={lead}
      actions={
        mayPlan && (
          <Button component={Link} to={here('new-virtual-group')} leftSection={<IconPlus size={18} aria-hidden />}>
            New course
          </Button>
        )
      }
      tabs={
        inOneGroup ? (
          <PageTabs
            label={terms.virtualGroup.many}
            tabs={[
              { label: 'Current', to: here('virtual-groups') },
              { label: 'Historic', to: here('historic-virtual-groups') },
            ]}
          />
        ) : (
          <LedCourseTabs />
        )
      }
    >
      <DataTable
        label={label}
        what="courses"
        columns={virtualGroupColumns({
          linkTo: (row) => here(page, { virtualGroupId: row.id }),
          inOneGroup,
          showsConflicts: can('virtualGroups.health'),
        })}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Course title' }}
        filters={<CourseFilters list={list} hasStages={which === 'current'} />}
        onExport={sheet.download}
        empty={empty}
      />
    </Page>
  );
}

export function HistoricVirtualGroupsScreen() {
  return <VirtualGroupsScreen which="historic" />;
}
