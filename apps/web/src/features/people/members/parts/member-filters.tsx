import type { MembersQuery } from '@doselore/contract/members';
import { findJobRole, jobRoles } from '@doselore/contract/users';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { parseRouteId, usePlace } from '../../../../platform/routes/index.ts';
import type { ListState } from '../../../../ui/table/index.ts';
import { everySubgroupQuery } from '../../subgroups/index.ts';

const statuses = [
  { value: '', label: 'Any account' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Not yet activated' },
  { value: 'lapsed', label: 'Invitation expired' },
] as const satisfies readonly { value: MembersQuery['status']; label: string }[];

const ends = [
  { value: '', label: 'Any certificates' },
  { value: 'ending30', label: 'Expiring within 30 days' },
  { value: 'ending60', label: 'Expiring within 60 days' },
  { value: 'ending90', label: 'Expiring within 90 days' },
  { value: 'ended', label: 'Expired' },
] as const satisfies readonly { value: MembersQuery['certificates']; label: string }[];

const roles = [{ value: '', label: 'Any job role' }, ...jobRoles.map((role) => ({ value: role, label: role }))];

type Filters = Pick<MembersQuery, 'status' | 'certificates' | 'service' | 'role'>;

/** Reads the filters of the address. Dashboards link here with one of them set. */
export function memberFilters(list: ListState): Filters {
  const status = statuses.find(({ value }) => value === list.filter('status'))?.value ?? '';
  const certificates = ends.find(({ value }) => value === list.filter('certificates'))?.value ?? '';
  const service = parseRouteId(list.filter('service')) ?? undefined;
  return { status, certificates, service, role: findJobRole(list.filter('role')) };
}

/** Filter by a service. Within a service there is nothing to choose. */
function ServiceFilter({ list, value }: { list: ListState; value: number | undefined }) {
  const { level } = useArea();
  const { groupId, isService } = usePlace();
  const { data = [] } = useQuery({ ...everySubgroupQuery(level, groupId), enabled: !isService });
  if (isService || data.length === 0) return null;
  return (
    <NativeSelect
      size="sm"
      aria-label="Service"
      data={[{ value: '', label: 'Any service' }, ...data.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => list.set({ service: event.currentTarget.value })}
    />
  );
}

export function MemberFilters({ list }: { list: ListState }) {
  const { status, certificates, service, role } = memberFilters(list);
  return (
    <>
      <ServiceFilter list={list} value={service} />
      <NativeSelect
        size="sm"
        aria-label="Job role"
        data={roles}
        value={role ?? ''}
        onChange={(event) => list.set({ role: event.currentTarget.value })}
      />
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
