import type { MembersQuery } from '@doselore/contract/members';
import { NativeSelect } from '@mantine/core';
import type { ListState } from '../../../ui/table/index.ts';

const statuses = [
  { value: '', label: 'Any account' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Not yet activated' },
  { value: 'lapsed', label: 'Invitation expired' },
] as const satisfies readonly { value: MembersQuery['status']; label: string }[];

const ends = [
  { value: '', label: 'Any certificates' },
  { value: 'ending30', label: 'Expiring within 30 days' },
  { value: 'ending90', label: 'Expiring within 90 days' },
  { value: 'ended', label: 'Expired' },
] as const satisfies readonly { value: MembersQuery['certificates']; label: string }[];

/** Reads the filters of the address. Dashboards link here with one of them set. */
export function memberFilters(list: ListState): Pick<MembersQuery, 'status' | 'certificates'> {
  const status = statuses.find(({ value }) => value === list.filter('status'))?.value ?? '';
  return { status, certificates: ends.find(({ value }) => value === list.filter('certificates'))?.value ?? '' };
}

export function MemberFilters({ list }: { list: ListState }) {
  const { status, certificates } = memberFilters(list);
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="Account"
        data={[...statuses]}
        value={status}
        onChange={(event) => list.set({ status: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="Certificates"
        data={[...ends]}
        value={certificates}
        onChange={(event) => list.set({ certificates: event.currentTarget.value })}
      />
    </>
  );
}
