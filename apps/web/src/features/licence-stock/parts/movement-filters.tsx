import { type MovementsQuery, movementKinds } from '@doselore/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { FilterChip, type ListState } from '../../../ui/table/index.ts';
import { accountTitles, movementTitles } from '../movement-words.ts';
import c from './stock.module.css';

const kinds = [
  { value: '', label: 'Anything' },
  ...movementKinds.map((kind) => ({ value: kind, label: movementTitles[kind] })),
];
const accountOptions = [
  { value: '', label: 'Any account' },
  ...(['POT', 'POOLS', 'HELD', 'USED', 'VOID'] as const).map((kind) => ({ value: kind, label: accountTitles[kind] })),
];

type Props = { list: ListState; filters: MovementsQuery; title: string | undefined; inService: boolean };

export function MovementFilters({ list, filters, title, inService }: Props) {
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      className={c.day}
      leftSection={<span aria-hidden>{name === 'from' ? 'From' : 'To'}</span>}
      leftSectionWidth={name === 'from' ? 54 : 38}
      size="sm"
      type="date"
      aria-label={label}
      value={filters[name] ?? ''}
      onChange={(event) => list.set({ [name]: event.currentTarget.value })}
    />
  );
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
        aria-label="What happened"
        data={kinds}
        value={filters.kind}
        onChange={(event) => list.set({ kind: event.currentTarget.value })}
      />
      {day('from', 'From day')}
      {day('to', 'To day')}
      {filters.productId !== undefined && (
        <FilterChip on onToggle={() => list.set({ course: '', months: '' })}>
          {title ?? 'One course'}
        </FilterChip>
      )}
    </>
  );
}
