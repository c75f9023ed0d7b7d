import { type NameRequestState, nameRequestStates, nameRequestStateWords } from '@doselore/contract/account';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { useUser } from '../../../../platform/session/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { DataTable, type ListState, useListState } from '../../../../ui/table/index.ts';
import { nameRequestsQuery, type RequestPlace } from './name-requests.queries.ts';
import { requestColumns } from './request-columns.tsx';
import { useDecideName } from './use-decide-name.ts';

const anyState = 'all';

/** The address says `all` for requests of every state, because it has no empty values. */
function stateOf(list: ListState): NameRequestState | '' {
  const stateFilter = list.filter('state');
  return stateFilter === anyState ? '' : (nameRequestStates.find((known) => known === stateFilter) ?? 'pending');
}

function StateFilter({ list }: { list: ListState }) {
  return (
    <NativeSelect
      size="sm"
      aria-label="State"
      data={[
        ...nameRequestStates.map((value) => ({ value: value as string, label: nameRequestStateWords[value] })),
        { value: anyState, label: 'All' },
      ]}
      value={stateOf(list) || anyState}
      onChange={({ currentTarget: { value } }) => list.set({ state: value === 'pending' ? '' : value })}
    />
  );
}

/** Requests of people for another name: of the organisation of the address, or of everyone. */
export function NameRequestsScreen() {
  const { level, can, to } = useArea();
  const groupId = useRouteId('groupId') ?? undefined;
  const { name, names } = usePlaceNames();
  const user = useUser();
  const list = useListState({ sort: 'requested' });
  const state = stateOf(list);
  const place: RequestPlace = { level, params: groupId === undefined ? {} : { groupId } };
  const query = { ...list.query, state };
  const sheet = nameRequestsQuery({ ...place, query });
  const deciding = useDecideName(place);
  return (
    <Page
      context={name}
      names={names}
      lead="Approve or decline requests for another name. The first decision counts, on this page or by the link in the email."
    >
      <DataTable
        label="Name changes"
        what="requests"
        columns={requestColumns({
          ...deciding,
          userId: can('nameChanges.decide') ? user.id : undefined,
          hrefOf: ({ person }) =>
            groupId === undefined
              ? to('user-info', { userId: person.id })
              : to('members-info', { groupId, userId: person.id }),
        })}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => `${row.person.name} to ${row.new_name}`}
        search={{ label: 'Search requests', placeholder: 'Current or new name, or email' }}
        filters={<StateFilter list={list} />}
        onExport={sheet.download}
        empty={{
          title: state === 'pending' ? 'No requests are waiting' : 'No requests',
          message: 'People request another name in My Profile.',
        }}
      />
    </Page>
  );
}
