import type { Finding, HealthPage } from '@doselore/contract/virtual-group-health';
import { useArea } from '../../../platform/area/index.ts';

/** Returns the address of the page where a finding is fixed. Admins who cannot close a course get its delegates instead. */
export function usePages() {
  const { to, can } = useArea();
  const names: Record<HealthPage, string> = {
    edit: 'edit-virtual-group',
    delegates: 'delegates',
    close: can('virtualGroups.close') ? 'close-course' : 'delegates',
    organisation: 'members',
  };
  return ({ virtual_group, group }: Finding, page: HealthPage) =>
    to(names[page], { groupId: group.id, virtualGroupId: virtual_group.id });
}
