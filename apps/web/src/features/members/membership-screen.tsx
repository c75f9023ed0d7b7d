import '@mantine/core/styles/Switch.css';
import type { MembershipRow } from '@doselore/contract/members';
import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import { fullName } from '../../platform/session/index.ts';
import { Page } from '../../ui/page/index.ts';
import {
  BulkBar,
  BulkButton,
  type Column,
  DataTable,
  FilterChip,
  RowTitle,
  useListState,
} from '../../ui/table/index.ts';
import { membershipQuery, refreshMembers, sendMembership } from './members.queries.ts';
import { MemberTabs } from './parts/member-tabs.tsx';

type Change = (ids: number[], belongs: boolean) => Promise<void>;

function columnsOf(change: Change, place: string): Column<MembershipRow>[] {
  return [
    {
      key: 'name',
      header: 'Member of the organisation',
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
      key: 'member',
      header: 'In this service',
      sortable: true,
      cell: (row) => (
        <Switch
          aria-label={`${fullName(row)} is in ${place}`}
          checked={row.is_member}
          onChange={() => void change([row.id], !row.is_member)}
        />
      ),
    },
  ];
}

/** Members of the organisation who belong to the service. Each switch is saved at once and can be undone. */
export function MembershipScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const client = useQueryClient();
  const list = useListState({ sort: 'name' });
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const only = list.filter('only') === 'in' ? 'in' : list.filter('only') === 'out' ? 'out' : '';
  const place = { groupId, subgroupId: subgroupId ?? 0 };
  const query = useQuery(membershipQuery(level, place, { ...list.query, only }));
  const called = name ?? 'this service';

  const change: Change = async (ids, belongs) => {
    try {
      const { added, removed } = await sendMembership(level, place, {
        add: belongs ? ids : [],
        remove: belongs ? [] : ids,
      });
      setSelected([]);
      const count = added + removed;
      showBanner({
        message: belongs ? `${count} added to ${called}` : `${count} removed from ${called}`,
        type: 'success',
        action: { label: 'Undo', run: () => void change(ids, !belongs) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshMembers(client);
  };
  const toggle = (wanted: 'in' | 'out') => list.set({ only: only === wanted ? undefined : wanted });
  return (
    <Page
      context={name}
      names={names}
      lead={query.data && `${query.data.in_service} of the organisation's people are in ${called}.`}
      tabs={<MemberTabs />}
    >
      <DataTable
        label="People of the organisation"
        what="members"
        columns={columnsOf(change, called)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search people', placeholder: 'Name or email' }}
        filters={
          <>
            <FilterChip on={only === 'in'} onToggle={() => toggle('in')}>
              In this service
            </FilterChip>
            <FilterChip on={only === 'out'} onToggle={() => toggle('out')}>
              Not in this service
            </FilterChip>
          </>
        }
        selection={{ selected, onChange: setSelected }}
        empty={{ title: 'The organisation has no members yet', message: 'Invite people first.' }}
      />
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        <BulkButton onClick={() => void change(selected.map(Number), true)}>Add to {called}</BulkButton>
        <BulkButton onClick={() => void change(selected.map(Number), false)}>Remove</BulkButton>
      </BulkBar>
    </Page>
  );
}
