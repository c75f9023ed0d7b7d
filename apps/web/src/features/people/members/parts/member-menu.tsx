import type { MemberRow } from '@doselore/contract/members';
import { Menu } from '@mantine/core';
import {
  IconArrowMerge,
  IconCalendarUser,
  IconClipboardCheck,
  IconEdit,
  IconId,
  IconKey,
  IconMail,
  IconSend,
  IconTicket,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { ArchiveItem } from '../../../../ui/archive/index.ts';
import type { MemberCommands } from '../use-member-commands.ts';
import { useOrganiser } from '../use-organiser.ts';

type Props = { row: MemberRow; commands: MemberCommands; onRecord: () => void };

export function MemberMenu({ row, commands, onRecord }: Props) {
  const { can } = useArea();
  const { here, hasHere, isService } = usePlace();
  const setOrganiser = useOrganiser();
  const params = { userId: row.id };
  const pages = [
    { name: 'members-info', label: 'Info', icon: IconId, allowed: true },
    { name: 'edit-user', label: 'Edit', icon: IconEdit, allowed: can('members.write') },
    { name: 'members-licences', label: 'Licences', icon: IconTicket, allowed: can('licences.list') },
    { name: 'issue-licence', label: 'Issue licence', icon: IconSend, allowed: can('licences.issue') },
  ];
  return (
    <>
      {pages
        .filter(({ name, allowed }) => allowed && hasHere(name))
        .map(({ name, label, icon: Shown }) => (
          <Menu.Item key={name} component={Link} to={here(name, params)} leftSection={<Shown size={18} aria-hidden />}>
            {label}
          </Menu.Item>
        ))}
      {row.waiting_results > 0 && can('paperCourses.record') && (
        <Menu.Item leftSection={<IconClipboardCheck size={18} aria-hidden />} onClick={onRecord}>
          Record result
        </Menu.Item>
      )}
      {row.state === 'invited' && can('members.write') && (
        <Menu.Item
          leftSection={<IconMail size={18} aria-hidden />}
          onClick={() => void commands.invite({ userIds: [row.id] })}
        >
          Resend invitation
        </Menu.Item>
      )}
      {row.state === 'active' && can('members.resetPasswords') && (
        <Menu.Item
          leftSection={<IconKey size={18} aria-hidden />}
          onClick={() => void commands.resetPasswords({ userIds: [row.id] })}
        >
          Send password link
        </Menu.Item>
      )}
      {!isService && row.state === 'active' && can('managers.write') && (
        <Menu.Item
          leftSection={<IconCalendarUser size={18} aria-hidden />}
          onClick={() => void setOrganiser(row, !row.is_organiser)}
        >
          {row.is_organiser ? 'Remove as organiser' : 'Make organiser'}
        </Menu.Item>
      )}
      {hasHere('merge-members') && can('merges.write') && (
        <Menu.Item
          component={Link}
          to={`${here('merge-members')}?keep=${row.id}`}
          leftSection={<IconArrowMerge size={18} aria-hidden />}
        >
          Merge with another account
        </Menu.Item>
      )}
      {can('members.archive') && (
        <>
          <Menu.Divider />
          <ArchiveItem isArchived={false} onArchive={() => commands.archive({ userIds: [row.id] }, fullName(row))} />
        </>
      )}
    </>
  );
}
