import type { UserRow } from '@doselore/contract/users';
import { Menu } from '@mantine/core';
import { IconEdit, IconMail, IconTicket, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { ArchiveItem } from '../../../../ui/archive/index.ts';
import type { UserCommands } from '../use-user-commands.ts';

type Props = { row: UserRow; commands: UserCommands };

export function UserMenu({ row, commands }: Props) {
  const { to } = useArea();
  const params = { userId: row.id };
  if (row.state === 'erased')
    return (
      <Menu.Item component={Link} to={to('user-info', params)}>
        Kept data
      </Menu.Item>
    );
  if (row.state === 'archived') return <ArchiveItem isArchived onArchive={() => commands.restore(row)} />;
  return (
    <>
      <Menu.Item component={Link} to={to('site-edit-user', params)} leftSection={<IconEdit size={18} aria-hidden />}>
        Edit
      </Menu.Item>
      <Menu.Item component={Link} to={to('user-licences', params)} leftSection={<IconTicket size={18} aria-hidden />}>
        Licences
      </Menu.Item>
      <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => void commands.sendLink(row)}>
        {row.state === 'invited' ? 'Resend invitation' : 'Send password link'}
      </Menu.Item>
      {row.demo && (
        <Menu.Item leftSection={<IconUserCheck size={18} aria-hidden />} onClick={() => void commands.makeLive(row)}>
          Make live
        </Menu.Item>
      )}
      <Menu.Divider />
      <ArchiveItem isArchived={false} onArchive={() => commands.archive(row)} />
    </>
  );
}
