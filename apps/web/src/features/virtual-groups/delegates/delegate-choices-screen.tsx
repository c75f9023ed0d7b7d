import { plural } from '@doselore/contract';
import type { DelegateChoice } from '@doselore/contract/virtual-groups';
import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import {
  BulkBar,
  BulkButton,
  type Column,
  DataTable,
  FilterChip,
  RowTitle,
  useListState,
} from '../../../ui/table/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { delegateChoicesQuery, sendDelegates } from '../planning/planning.queries.ts';
import { useCourseAt } from '../planning/use-course-at.ts';

type Change = (ids: number[], invited: boolean) => Promise<void>;

function columnsOf(change: Change): Column<DelegateChoice>[] {
  return [
    {
      key: 'name',
      header: 'Member',
      sortable: true,
      cell: (row) => <RowTitle under={row.email}>{fullName(row)}</RowTitle>,
    },
    {
      key: 'role',
      header: 'Job role',
      priority: 2,
      sortable: true,
      cell: (row) => row.job_role ?? <span className="muted">Not given</span>,
    },
    {
      key: 'delegate',
      header: 'Delegate',
      sortable: true,
      cell: (row) =>
        row.is_marked ? (
          'Attendance recorded'
        ) : (
          <Switch
            aria-label={`${fullName(row)} is a delegate`}
            checked={row.is_delegate}
            onChange={() => void change([row.id], !row.is_delegate)}
          />
        ),
    },
  ];
}

const people = (count: number) => `${count} ${plural(count, 'person', 'people')}`;

/** Members of the place, and which of them are delegates. Each switch is saved at once and can be undone. */
export function DelegateChoicesScreen() {
  const { level, at } = useCourseAt();
  const { isService } = usePlace();
  const { name, names } = usePlaceNames();
  const client = useQueryClient();
  const list = useListState({ sort: 'name' });
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const only = list.filter('only') === 'in' ? 'in' : list.filter('only') === 'out' ? 'out' : '';
  const query = useQuery(delegateChoicesQuery(level, at, { ...list.query, only }));
  const { data } = query;

  const change: Change = async (ids, invited) => {
    try {
      const { added, removed, reclaimed } = await sendDelegates(
        level,
        at,
        invited ? { add: ids, remove: [] } : { add: [], remove: ids },
      );
      setSelected([]);
      const taken =
        reclaimed === 0 ? '' : `. ${reclaimed} unstarted ${plural(reclaimed, 'licence', 'licences')} taken back`;
      showBanner({
        message: invited ? `${people(added)} invited` : `${people(removed)} removed${taken}`,
        type: 'success',
        action: { label: 'Undo', run: () => void change(ids, !invited) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshAfterLicences(client);
  };
  const toggle = (wanted: 'in' | 'out') => list.set({ only: only === wanted ? undefined : wanted });
  return (
    <Page
      context={name}
      names={names}
      lead={
        data &&
        `${data.delegates} of ${data.delegatePlacesAllowed} places are taken. Delegates get an email once the course is scheduled.`
      }
    >
      <DataTable
        label="Members"
        what="members"
        columns={columnsOf(change)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search members', placeholder: 'Name or email' }}
        filters={
          <>
            <FilterChip on={only === 'in'} onToggle={() => toggle('in')}>
              Delegates
            </FilterChip>
            <FilterChip on={only === 'out'} onToggle={() => toggle('out')}>
              Not delegates
            </FilterChip>
          </>
        }
        selection={{ selected, onChange: setSelected }}
        empty={{
          title: `This ${isService ? 'service' : 'organisation'} has no members yet`,
          message: 'Invite people first.',
        }}
      />
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        <BulkButton onClick={() => void change(selected.map(Number), true)}>Invite</BulkButton>
        <BulkButton onClick={() => void change(selected.map(Number), false)}>Remove</BulkButton>
      </BulkBar>
    </Page>
  );
}
