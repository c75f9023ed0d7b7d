import { type RefresherPeople, type RefresherPersonRow, refresherPeople } from '@doselore/contract/linked-courses';
import { Anchor, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, type ListState, RowTitle, useListState } from '../../../ui/table/index.ts';
import { titleShown } from './link-words.ts';
import { refresherPeopleQuery } from './linked-courses.queries.ts';

const whoWords: Record<RefresherPeople, string> = { renewable: 'Can renew today', late: 'Too late' };
const whoOf = (list: ListState): RefresherPeople =>
  refresherPeople.find((known) => known === list.filter('who')) ?? 'renewable';

/** Columns of the table. `pageOf` is the address of a person. */
const columnsWith = (pageOf: (userId: number) => string): Column<RefresherPersonRow>[] => [
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ user }) => (
      <RowTitle>
        <Anchor component={Link} inherit to={pageOf(user.id)}>
          {user.name}
        </Anchor>
      </RowTitle>
    ),
  },
  { key: 'group', header: 'Organisation', sortable: true, cell: ({ group }) => group.name },
  {
    key: 'expires',
    header: 'Certificate expires',
    sortable: true,
    cell: ({ expires_on }) => <span className="nowrap">{formatDay(expires_on)}</span>,
  },
  {
    key: 'licence',
    header: 'Licence',
    cell: ({ licence }) =>
      licence === null ? (
        <span className="muted">None</span>
      ) : (
        <Tag hue="leaf">{licence === 'refresher' ? 'Refresher' : 'Full course'}</Tag>
      ),
  },
];

/** People whose certificate of a full course its refresher can renew today, or who are too late for it. */
export function RefresherPeopleScreen() {
  const { to } = useArea();
  const linkId = useRouteIdOrZero('linkId');
  const list = useListState({ sort: 'expires' });
  const who = whoOf(list);
  const sheet = refresherPeopleQuery({ params: { linkId }, query: { ...list.query, who } });
  const query = useQuery(sheet);
  const names = query.data && { full: titleShown(query.data.full), refresher: titleShown(query.data.refresher) };
  return (
    <Page lead={names && `${names.refresher} renews the certificate of ${names.full}, until 60 days after it expires.`}>
      <DataTable
        label="People to renew"
        what="certificates"
        columns={columnsWith((userId) => to('user-info', { userId }))}
        list={list}
        query={query}
        rowKey={(row) => row.certificate_id}
        rowName={(row) => row.user.name}
        search={{ label: 'Search people', placeholder: 'Name or organisation' }}
        filters={
          <NativeSelect
            size="sm"
            aria-label="Who is shown"
            data={refresherPeople.map((value) => ({ value, label: whoWords[value] }))}
            value={who}
            onChange={({ currentTarget: { value } }) => list.set({ who: value })}
          />
        }
        onExport={sheet.download}
        empty={{
          title: who === 'late' ? 'Nobody is too late' : 'Nobody can renew today',
          message:
            who === 'late'
              ? 'People whose certificate expired more than 60 days ago appear here. The full course is due for them.'
              : 'People appear here from 90 days before their certificate expires to 60 days after.',
        }}
      />
    </Page>
  );
}
