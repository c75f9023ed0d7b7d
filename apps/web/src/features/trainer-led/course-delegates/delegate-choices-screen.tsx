import { plural } from '@doselore/contract';
import {
  changeDelegates,
  type DelegateChoice,
  inviteOrWait,
  listDelegateChoices,
  removeWaiting,
} from '@doselore/contract/course-delegates';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { SwitchList, useSwitchList } from '../../../ui/switch-list/index.ts';
import { refreshAfterLicences } from '../../licences/ledger/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { invitedText, overflowQuestion, people } from './invite-words.ts';
import { virtualGroups } from './waiting-list.queries.ts';

function fixedOf({ is_marked, is_waiting }: DelegateChoice): string | undefined {
  if (is_marked) return 'Attendance recorded';
  return is_waiting ? 'On the waiting list' : undefined;
}

/** Members of the place, and which of them are delegates. Each switch is saved at once and can be undone. */
export function DelegateChoicesScreen() {
  const { level, at } = useCourseAt();
  const { isService, here } = usePlace();
  const { can } = useArea();
  const { name, names } = usePlaceNames();
  const client = useQueryClient();
  const invite = async (ids: number[]) => {
    const { rows = [], free = 0, waiting_list = 'off', is_draft: isDraft = false } = query.data ?? {};
    const known = rows.filter((row) => row.is_delegate || row.is_waiting).map(({ id }) => id);
    const question = overflowQuestion({ free, waiting_list }, ids.filter((id) => !known.includes(id)).length);
    if (question === undefined) {
      const { added } = await callEndpoint(changeDelegates, {
        level,
        params: at,
        body: { add: ids, remove: [] },
      });
      return { message: invitedText({ added, waiting: 0, isDraft }), changed: added };
    }
    if ((await askConfirm(question)) !== 'confirm') return undefined;
    const invited = await callEndpoint(inviteOrWait, { level, params: at, body: { userIds: ids } });
    return { message: invitedText({ ...invited, isDraft }), changed: invited.added + invited.waiting };
  };
  const state = useSwitchList({
    save: async (ids, invited) => {
      if (invited) return invite(ids);
      if (query.data?.waiting_list !== 'off')
        await callEndpoint(removeWaiting, { level, params: at, body: { userIds: ids } });
      const { removed, reclaimed } = await callEndpoint(changeDelegates, {
        level,
        params: at,
        body: { add: [], remove: ids },
      });
      const taken = `${reclaimed} unstarted ${plural(reclaimed, 'licence', 'licences')} taken back`;
      const message = removed === 0 ? 'None of these people was a delegate' : `${people(removed)} removed`;
      return { message: reclaimed === 0 ? message : `${message}. ${taken}`, changed: removed };
    },
    refresh: () => refreshAfterLicences(client),
  });
  const query = useQuery({
    ...virtualGroups.list(listDelegateChoices, {
      level,
      params: at,
      query: { ...state.list.query, only: state.only },
    }),
    select: (data) => ({
      ...data,
      rows: data.rows.map((row) => ({
        ...row,
        isOn: row.is_delegate,
        note: row.has_left ? 'Has left. Remove them to free the place.' : undefined,
        fixed: fixedOf(row),
      })),
    }),
  });
  const { data } = query;
  return (
    <Page
      context={name}
      names={names}
      lead={
        data &&
        `${data.delegates} of ${data.delegatePlacesAllowed} places are taken. Delegates of a scheduled course get an email.`
      }
      actions={
        can('members.write') && (
          <Button
            variant="default"
            component={Link}
            to={here('bulk-upload-delegates')}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            Upload a list
          </Button>
        )
      }
    >
      <SwitchList
        state={state}
        query={query}
        label="Members"
        personHeader="Member"
        switchHeader="Delegate"
        switchKey="delegate"
        switchName={(person) => `${fullName(person)} is a delegate`}
        filters={{ in: 'Delegates', out: 'Not delegates' }}
        bulk={{ on: 'Invite', off: 'Remove' }}
        search={{ label: 'Search members', placeholder: 'Name or email' }}
        empty={{
          title: `This ${isService ? 'service' : 'organisation'} has no members yet`,
          message: 'Invite people first.',
        }}
      />
    </Page>
  );
}
