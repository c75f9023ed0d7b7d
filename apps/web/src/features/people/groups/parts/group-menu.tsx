import type { GroupList, GroupRow } from '@doselore/contract/groups';
import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconEdit,
  IconLayoutDashboard,
  IconPlayerPause,
  IconPlayerPlay,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { ArchiveItem } from '../../../../ui/archive/index.ts';

type Props = { row: GroupRow; onMove: (row: GroupRow, list: GroupList) => void };

/** Menu of an organisation: links to its pages and, for site admins, moves to the other lists. */
export function GroupMenu({ row, onMove }: Props) {
  const { to, can } = useArea();
  const params = { groupId: row.id };
  const pages = [
    { name: 'dashboard', label: 'Dashboard', icon: IconLayoutDashboard, allowed: true },
    { name: 'members', label: 'Members', icon: IconUsers, allowed: true },
    { name: 'licences', label: 'Licences', icon: IconTicket, allowed: true },
    { name: 'edit-group', label: row.is_archived ? 'Details' : 'Edit', icon: IconEdit, allowed: can('groups.write') },
  ];
  return (
    <>
      {pages
        .filter(({ allowed }) => allowed)
        .map(({ name, label, icon: Shown }) => (
          <Menu.Item key={name} component={Link} to={to(name, params)} leftSection={<Shown size={18} aria-hidden />}>
            {label}
          </Menu.Item>
        ))}
      {can('groups.write') && (row.merged === null || row.merged.can_undo) && (
        <>
          <Menu.Divider />
          {row.merged?.can_undo && (
            <Menu.Item component={Link} to={to('merge-groups')} leftSection={<IconArrowBackUp size={18} aria-hidden />}>
              Undo the merge
            </Menu.Item>
          )}
          {!row.is_archived && row.is_active && (
            <Menu.Item leftSection={<IconPlayerPause size={18} aria-hidden />} onClick={() => onMove(row, 'inactive')}>
              Make inactive
            </Menu.Item>
          )}
          {!row.is_archived && !row.is_active && (
            <Menu.Item leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={() => onMove(row, 'open')}>
              Make active
            </Menu.Item>
          )}
          {(!row.is_archived || row.merged === null) && (
            <ArchiveItem
              isArchived={row.is_archived}
              onArchive={(archived) => onMove(row, archived ? 'archived' : 'open')}
            />
          )}
        </>
      )}
    </>
  );
}
