import { bulkIssueMax } from '@doselore/contract/licence-issue';
import type { MemberRow, MembersQuery } from '@doselore/contract/members';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, DataTable, FilterChip, RowTitle, useListState } from '../../../../ui/table/index.ts';
import { everySubgroupQuery } from '../../../people/subgroups/index.ts';
import type { StockKey } from '../../ledger/index.ts';
import { findEverybody, peopleQuery } from '../bulk-issue.queries.ts';
import c from './bulk-issue.module.css';

const columns: Column<MemberRow>[] = [
  {
    key: 'name',
    header: 'Member',
    sortable: true,
    cell: (row) => <RowTitle under={row.email}>{fullName(row)}</RowTitle>,
  },
  {
    key: 'role',
    header: 'Job role',
    sortable: true,
    priority: 2,
    cell: (row) => row.job_role ?? <span className="muted">Not given</span>,
  },
  {
    key: 'licences',
    header: 'Live licences',
    align: 'right',
    sortable: true,
    cell: (row) => (row.live_licences === 0 ? <span className="muted">None</span> : formatNumber(row.live_licences)),
  },
  {
    key: 'expires',
    header: 'Certificate expires',
    sortable: true,
    cell: (row) => (row.expires_on === null ? <span className="muted">No date</span> : formatDay(row.expires_on)),
  },
];

type Props = {
  /** Product to issue, whose certificates are shown. */
  product: Pick<StockKey, 'productType' | 'productId'>;
  selected: readonly number[];
  onChange: (selected: number[]) => void;
};

/** Choice of the people who get a licence. The selection survives other pages and searches. */
export function PeoplePicker({ product, selected, onChange }: Props) {
  const { level } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const list = useListState({ sort: 'name' });
  const services = useQuery({ ...everySubgroupQuery(level, groupId), enabled: !isService });
  const service = services.data?.find(({ id }) => String(id) === list.filter('service'));
  // The members of a service are listed at the service, so the filter asks there.
  const place = { groupId, subgroupId: subgroupId ?? service?.id };
  const isFirst = list.sort === 'expires';
  const isEnding = list.filter('ending') === '1';
  const query: MembersQuery = {
    ...list.query,
    productType: product.productType,
    productId: product.productId,
    list: 'current',
    status: '',
    ...(isEnding && { certificates: 'ending90' as const }),
  };
  const people = useQuery(peopleQuery(level, place, query));
  const [isFinding, setFinding] = useState(false);
  const total = people.data?.total ?? 0;
  const onPage = (people.data?.rows ?? []).map(({ id }) => id);
  const elsewhere = selected.filter((id) => !onPage.includes(id));

  const selectEverybody = async () => {
    setFinding(true);
    try {
      const everybody = await findEverybody(level, place, query);
      onChange([...new Set([...selected, ...everybody.map(({ id }) => id)])]);
    } catch (error) {
      showBanner({ message: describeError(error) });
    } finally {
      setFinding(false);
    }
  };
  return (
    <>
      <div className={c.selection}>
        <span role="status">
          <b>{formatNumber(selected.length)}</b> selected
        </span>
        {total > 0 && (
          <Button size="sm" variant="default" loading={isFinding} onClick={() => void selectEverybody()}>
            {list.filtered ? `Select all ${formatNumber(total)} found` : `Select all ${formatNumber(total)}`}
          </Button>
        )}
        {selected.length > 0 && (
          <Button size="sm" variant="subtle" onClick={() => onChange([])}>
            Select none
          </Button>
        )}
        {selected.length > bulkIssueMax && (
          <span className={c.tooMany}>At most {formatNumber(bulkIssueMax)} at once.</span>
        )}
      </div>
      <DataTable
        label="People who can get a licence"
        what="members"
        columns={columns}
        list={list}
        query={people}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search members', placeholder: 'Name, email, GPhC or payroll number' }}
        filters={
          <>
            {services.data !== undefined && services.data.length > 1 && (
              <NativeSelect
                size="sm"
                aria-label="Service"
                data={[
                  { value: '', label: 'Any service' },
                  ...services.data.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                value={list.filter('service')}
                onChange={(event) => list.set({ service: event.currentTarget.value })}
              />
            )}
            <FilterChip on={isEnding} onToggle={() => list.set({ ending: isEnding ? '' : '1' })}>
              Certificate expiring within 90 days
            </FilterChip>
            <FilterChip on={isFirst} onToggle={() => list.set({ sort: isFirst ? '' : 'expires' })}>
              Expiring first
            </FilterChip>
          </>
        }
        // The table reports only the selection on its own page.
        selection={{ selected, onChange: (next) => onChange([...new Set([...elsewhere, ...next.map(Number)])]) }}
        empty={{ title: 'No members yet', message: 'Members of this place appear here.' }}
      />
    </>
  );
}
