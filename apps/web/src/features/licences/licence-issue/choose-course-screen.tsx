import { bulkIssueMax } from '@doselore/contract/licence-issue';
import { Button } from '@mantine/core';
import { IconSend, IconUsers } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel } from '../../../ui/states/index.ts';
import { type Column, DataTable, pageRows, RowTitle, useListState } from '../../../ui/table/index.ts';
import { productKey } from '../ledger/index.ts';
import { type Offer, useOffers } from '../licence-stock/offers/index.ts';
import { usePreparedIssue } from './use-prepared-issue.ts';

/** Reads the people that the members list has passed on. */
function peopleOf(state: unknown): number[] {
  const ids: unknown = typeof state === 'object' && state !== null && 'userIds' in state ? state.userIds : [];
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}

const sourceWords = { POT: 'General pot', POOL: 'Pool of this service' } as const;

function columnsOf(onChoose: (offer: Offer) => void): Column<Offer>[] {
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => (
        <RowTitle under={`Certificate: ${formatMonths(row.certificateMonths).toLowerCase()}`}>{row.title}</RowTitle>
      ),
    },
    { key: 'source', header: 'From', cell: (row) => sourceWords[row.source] },
    { key: 'available', header: 'Left', align: 'right', sortable: true, cell: (row) => formatNumber(row.available) },
    {
      key: 'action',
      header: 'Action',
      cell: (row) => (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconSend size={17} aria-hidden />}
          aria-label={`Choose ${row.title}, ${sourceWords[row.source].toLowerCase()}`}
          onClick={() => onChoose(row)}
        >
          Choose
        </Button>
      ),
    },
  ];
}

/** Choice of the course whose licences people get who were selected in the members list. */
export function ChooseCourseScreen() {
  const { here } = usePlace();
  const { name, names } = usePlaceNames();
  const userIds = peopleOf(useLocation().state);
  const list = useListState({ sort: 'title' });
  const { offers, query } = useOffers();
  const issue = usePreparedIssue();
  const count = userIds.length;
  const isTooMany = count > bulkIssueMax;
  const back = (
    <Button component={Link} to={here('members')}>
      Open Members
    </Button>
  );
  return (
    <Page
      context={name}
      names={names}
      lead={count > 0 && `Choose the course for ${count === 1 ? '1 person' : `${formatNumber(count)} people`}.`}
    >
      {count === 0 || isTooMany ? (
        <EmptyPanel
          icon={IconUsers}
          title={isTooMany ? `At most ${formatNumber(bulkIssueMax)} people at once` : 'Nobody is selected'}
          message="Select people in the members list, then choose Issue licence."
          action={back}
        />
      ) : (
        <DataTable
          label="Courses with licences left"
          what="courses"
          columns={columnsOf((offer) => void issue(offer, userIds))}
          list={list}
          query={{
            ...query,
            data:
              offers &&
              pageRows(offers, list, {
                searchIn: (row) => row.title,
                sortBy: { title: (row) => row.title, available: (row) => row.available },
              }),
          }}
          rowKey={(row) => `${row.source}-${productKey(row)}-${row.certificateMonths}`}
          rowName={(row) => row.title}
          search={{ label: 'Search courses', placeholder: 'Course title' }}
          empty={{ title: 'No licences left', message: 'Licences appear here when they are bought or requested.' }}
        />
      )}
    </Page>
  );
}
