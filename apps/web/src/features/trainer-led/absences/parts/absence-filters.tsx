import type { Answer } from '@doselore/contract';
import { absenceStates, type listAbsences } from '@doselore/contract/absences';
import { NativeSelect } from '@mantine/core';
import { parseRouteId } from '../../../../platform/routes/index.ts';
import { DayFilter, FilterChip, filterDay, type ListState } from '../../../../ui/table/index.ts';
import { GroupFilter } from '../../../people/groups/index.ts';

/** Returns the filters of the report, as its address has them. Unknown values filter nothing. */
export function absenceFilters(list: ListState) {
  const ids = (['groupId', 'subgroupId', 'trainerId', 'productId'] as const).flatMap((name) => {
    const id = parseRouteId(list.filter(name));
    return id === null ? [] : [[name, id] as const];
  });
  const days = (['from', 'to'] as const).flatMap((name) => {
    const day = filterDay(list.filter(name));
    return day === undefined ? [] : [[name, day] as const];
  });
  const state = absenceStates.find((one) => one === list.filter('state')) ?? ('' as const);
  return { ...Object.fromEntries([...ids, ...days]), state } as {
    groupId?: number;
    subgroupId?: number;
    trainerId?: number;
    productId?: number;
    from?: string;
    to?: string;
    state: typeof state;
  };
}

type Counts = Pick<Answer<typeof listAbsences>, 'services' | 'trainers' | 'products'>;
type Props = { list: ListState; counts: Counts | undefined; canChooseGroup: boolean };

/** Filters by organisation, service, trainer, course and day. */
export function AbsenceFilters({ list, counts, canChooseGroup }: Props) {
  const { groupId, from, to, state } = absenceFilters(list);
  return (
    <>
      {canChooseGroup && (
        <GroupFilter
          value={groupId ?? null}
          placeholder="All organisations"
          onChange={(id) => list.set({ groupId: id, subgroupId: '' })}
        />
      )}
      <Choice list={list} name="subgroupId" label="Service" all="All services" options={counts?.services} />
      <Choice list={list} name="trainerId" label="Trainer" all="All trainers" options={counts?.trainers} />
      <Choice list={list} name="productId" label="Course" all="All courses" options={counts?.products} />
      <DayFilter list={list} name="from" label="From day" value={from} />
      <DayFilter list={list} name="to" label="To day" value={to} />
      <FilterChip on={state === 'open'} onToggle={() => list.set({ state: state === 'open' ? undefined : 'open' })}>
        Not caught up
      </FilterChip>
    </>
  );
}

type ChoiceProps = {
  list: ListState;
  name: 'subgroupId' | 'trainerId' | 'productId';
  label: string;
  all: string;
  options: Counts['services'] | undefined;
};

function Choice({ list, name, label, all, options = [] }: ChoiceProps) {
  const value = list.filter(name);
  const data = options.map((one) => ({ value: String(one.id), label: `${one.name} (${one.count})` }));
  const isListed = value === '' || data.some((one) => one.value === value);
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      data={[{ value: '', label: all }, ...data, ...(isListed ? [] : [{ value, label: `${label} ${value}` }])]}
      value={value}
      onChange={(event) => list.set({ [name]: event.currentTarget.value || undefined })}
    />
  );
}
