import { plural } from '@doselore/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { SwitchList, useSwitchList } from '../../../ui/switch-list/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';
import { delegateChoicesQuery, sendDelegates } from '../planning/planning.queries.ts';
import { useCourseAt } from '../planning/use-course-at.ts';

const people = (count: number) => `${count} ${plural(count, 'person', 'people')}`;

/** Members of the place, and which of them are delegates. Each switch is saved at once and can be undone. */
export function DelegateChoicesScreen() {
  const { level, at } = useCourseAt();
  const { isService } = usePlace();
  const { name, names } = usePlaceNames();
  const client = useQueryClient();
  const state = useSwitchList({
    save: async (ids, invited) => {
      const { added, removed, reclaimed } = await sendDelegates(level, at, {
        add: invited ? ids : [],
        remove: invited ? [] : ids,
      });
      if (invited) return `${people(added)} invited`;
      const taken = `${reclaimed} unstarted ${plural(reclaimed, 'licence', 'licences')} taken back`;
      return reclaimed === 0 ? `${people(removed)} removed` : `${people(removed)} removed. ${taken}`;
    },
    refresh: () => refreshAfterLicences(client),
  });
  const query = useQuery({
    ...delegateChoicesQuery(level, at, { ...state.list.query, only: state.only }),
    select: (data) => ({
      ...data,
      rows: data.rows.map((row) => ({
        ...row,
        isOn: row.is_delegate,
        fixed: row.is_marked ? 'Attendance recorded' : undefined,
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
        `${data.delegates} of ${data.delegatePlacesAllowed} places are taken. Delegates get an email once the course is scheduled.`
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
