import { listMembership } from '@doselore/contract/members';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { SwitchList, useSwitchList } from '../../../ui/switch-list/index.ts';
import { members, refreshMembers, sendMembership } from './members.queries.ts';
import { MemberTabs } from './parts/member-tabs.tsx';

/** Members of the organisation who belong to the service. Each switch is saved at once and can be undone. */
export function MembershipScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const client = useQueryClient();
  const place = { groupId, subgroupId: subgroupId ?? 0 };
  const called = name ?? 'this service';
  const state = useSwitchList({
    save: async (ids, belongs) => {
      const { added, removed } = await sendMembership(level, place, {
        add: belongs ? ids : [],
        remove: belongs ? [] : ids,
      });
      const changed = added + removed;
      return { changed, message: belongs ? `${changed} added to ${called}` : `${changed} removed from ${called}` };
    },
    refresh: () => refreshMembers(client),
  });
  const query = useQuery({
    ...members.list(listMembership, { level, params: place, query: { ...state.list.query, only: state.only } }),
    select: (data) => ({ ...data, rows: data.rows.map((row) => ({ ...row, isOn: row.is_member })) }),
  });
  return (
    <Page
      context={name}
      names={names}
      lead={query.data && `${query.data.in_service} of the organisation's people are in ${called}.`}
      tabs={<MemberTabs />}
    >
      <SwitchList
        state={state}
        query={query}
        label="People of the organisation"
        personHeader="Member of the organisation"
        switchHeader="In this service"
        switchKey="member"
        switchName={(person) => `${fullName(person)} is in ${called}`}
        filters={{ in: 'In this service', out: 'Not in this service' }}
        bulk={{ on: `Add to ${called}`, off: 'Remove' }}
        search={{ label: 'Search people', placeholder: 'Name or email' }}
        empty={{ title: 'The organisation has no members yet', message: 'Invite people first.' }}
      />
    </Page>
  );
}
