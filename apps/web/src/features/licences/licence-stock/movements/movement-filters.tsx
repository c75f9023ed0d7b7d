import { accountTitles } from '@doselore/contract/ledger';
import { type MovementsQuery, movementKinds, movementTitles } from '@doselore/contract/licence-stock';
import { NativeSelect } from '@mantine/core';
import { DayFilter, FilterChip, type ListState } from '../../../../ui/table/index.ts';
import c from '../parts/stock.module.css';

const kinds = [
  { value: '', label: 'Any movement' },
  ...movementKinds.map((kind) => ({ value: kind, label: movementTitles[kind] })),
];
const accountOptions = [
  { value: '', label: 'Any account' },
  ...(['POT', 'POOLS', 'HELD', 'USED', 'VOID'] as const).map((kind) => ({ value: kind, label: accountTitles[kind] })),
];

type Props = { list: ListState; filters: MovementsQuery; title: string | undefined; inService: boolean };

export function MovementFilters({ list, filters, title, inService }: Props) {
  return (
    <>
      {!inService && filters.placeId === undefined && (
        <NativeSelect
          className={c.select}
          size="sm"
          aria-label="Account"
          data={accountOptions}
          value={filters.account}
          onChange={(event) => list.set({ account: event.currentTarget.value })}
        />
      )}
      {filters.placeId !== undefined && (
        <FilterChip on onToggle={() => list.set({ place: '', account: '', name: '' })}>
          {list.filter('name') === '' ? 'One pool' : `Pool of ${list.filter('name')}`}
        </FilterChip>
      )}
      <NativeSelect
        className={c.select}
        size="sm"
        aria-label="Movement"
        data={kinds}
        value={filters.kind}
        onChange={(event) => list.set({ kind: event.currentTarget.value })}
      />
      <DayFilter list={list} name="from" label="From day" value={filters.from} />
      <DayFilter list={list} name="to" label="To day" value={filters.to} />
      {filters.batch !== undefined && (
        <FilterChip on onToggle={() => list.set({ batch: '' })}>
          One action
        </FilterChip>
      )}
      {filters.productId !== undefined && (
        <FilterChip on onToggle={() => list.set({ course: '', months: '' })}>
          {title ?? 'One course'}
        </FilterChip>
      )}
    </>
  );
}
