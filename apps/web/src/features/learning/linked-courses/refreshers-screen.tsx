import { productKey, type RefresherRow, worthRefreshing } from '@doselore/contract/linked-courses';
import { Anchor, Button, Menu, Stack } from '@mantine/core';
import { IconLinkOff, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../../ui/table/index.ts';
import { titleShown } from './link-words.ts';
import { refreshersQuery } from './linked-courses.queries.ts';
import { UnrefreshedCard } from './parts/unrefreshed-card.tsx';
import { useEnding } from './parts/use-ending.tsx';

const none = <span className="muted">None</span>;

function uptakeOf({ uptake, renewed_by_refresher, renewed_by_full }: RefresherRow) {
  if (uptake === null) return <span className="muted">No renewals</span>;
  return (
    <>
      {uptake}%
      <div className="muted nowrap">{`${renewed_by_refresher} of ${renewed_by_refresher + renewed_by_full}`}</div>
    </>
  );
}

/** Columns of the table. `peopleOf` is the address of the people of a row. */
const columnsWith = (peopleOf: (row: RefresherRow) => string): Column<RefresherRow>[] => [
  {
    key: 'full',
    header: 'Full course',
    sortable: true,
    cell: (row) => <RowTitle under={formatMonths(row.full_months)}>{titleShown(row.full)}</RowTitle>,
  },
  {
    key: 'refresher',
    header: 'Refresher',
    sortable: true,
    cell: (row) => (
      <>
        {titleShown(row.refresher)}
        <div className="muted">{formatMonths(row.refresher_months)}</div>
      </>
    ),
  },
  { key: 'renewed', header: 'Uptake, 12 months', align: 'right', sortable: true, cell: uptakeOf },
  {
    key: 'window',
    header: 'Can renew today',
    align: 'right',
    sortable: true,
    cell: (row) => (
      <>
        {row.in_window === 0 ? (
          none
        ) : (
          <PeopleLink to={peopleOf(row)} row={row} count={row.in_window} what="can renew" />
        )}
        {row.in_window > 0 && <div className="muted nowrap">{`${formatNumber(row.with_licence)} with a licence`}</div>}
      </>
    ),
  },
  {
    key: 'past',
    header: 'Too late',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) =>
      row.past_window === 0 ? (
        none
      ) : (
        <PeopleLink to={`${peopleOf(row)}?who=late`} row={row} count={row.past_window} what="too late" />
      ),
  },
];

type PeopleLinkProps = { to: string; row: RefresherRow; count: number; what: string };

function PeopleLink({ to, row, count, what }: PeopleLinkProps) {
  return (
    <Anchor component={Link} inherit to={to} aria-label={`${titleShown(row.full)}: ${formatNumber(count)} ${what}`}>
      {formatNumber(count)}
    </Anchor>
  );
}

/** Refreshers with their uptake, and courses that have none. */
export function RefreshersScreen() {
  const { to } = useArea();
  const list = useListState({ sort: 'full' });
  const ending = useEnding();
  const peopleOf = (row: RefresherRow) => to('refresher-people', { linkId: row.id });
  const sheet = refreshersQuery({ query: list.query });
  return (
    <Page
      lead="A refresher renews the certificate of its full course, until 60 days after it expires."
      actions={
        <Button
          component={Link}
          to={`${to('new-link')}?kind=refresher`}
          leftSection={<IconPlus size={19} aria-hidden />}
        >
          Link a refresher
        </Button>
      }
    >
      <Stack gap="lg">
        <DataTable
          label="Refreshers"
          what="refreshers"
          columns={columnsWith(peopleOf)}
          list={list}
          query={useQuery(sheet)}
          rowKey={(row) => row.id}
          rowName={(row) => row.full.title}
          search={{ label: 'Search refreshers', placeholder: 'Course' }}
          onExport={sheet.download}
          empty={{
            title: 'No refreshers yet',
            message: 'Choose Link a refresher to link a full course to a shorter one.',
          }}
          rowMenu={(row) => (
            <>
              <Menu.Item
                component={Link}
                to={peopleOf(row)}
                leftSection={<IconUsers size={18} stroke={1.75} aria-hidden />}
              >
                See the people
              </Menu.Item>
              <Menu.Item
                color="brick"
                leftSection={<IconLinkOff size={18} aria-hidden />}
                onClick={() => ending.ask(row.id)}
              >
                End link
              </Menu.Item>
            </>
          )}
        />
        <UnrefreshedCard
          least={worthRefreshing}
          linkTo={(row) => `${to('new-link')}?kind=refresher&first=${productKey(row)}`}
        />
      </Stack>
      {ending.dialogue}
    </Page>
  );
}
